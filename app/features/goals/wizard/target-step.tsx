import { useLayoutEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { kilogramsText, paceText } from '#app/features/goals/goal-words.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { fewestSafeWeeks, judgeWish, type WishedGoal } from '#app/nutrition/goal-plan.ts'
import type { Circumstances } from '#app/nutrition/safe-goal.ts'
import { DraftNote } from '#app/sync/draft-note.tsx'
import { useDraft } from '#app/sync/use-draft.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { targetFormSchema } from './goal-wish.schema.ts'
import { RefusalNote } from './refusal-note.tsx'

export type Target = { targetKilograms: number; weeks: number }
export type GoalBasis = Omit<WishedGoal, 'targetKilograms' | 'weeks'>

type Typed = { targetKilograms: string; weeks: string }

type TargetStepProps = {
  trackerId: string
  basis: GoalBasis
  circumstances: Circumstances
  isCalm: boolean
  first: Target | undefined
  onBack: () => void
  onDone: (target: Target) => void
}

/** Asks for the target. An unsafe one is explained while it is typed, with an alternative. */
export function TargetStep(props: TargetStepProps) {
  const { trackerId, basis, circumstances, isCalm, first, onBack, onDone } = props
  const { draft, ...drafts } = useDraft(targetDraftOf(trackerId))
  const [changed, setChanged] = useState<Typed>()
  const element = useRef<HTMLFormElement>(null)
  // Hydration leaves text typed before it in the fields; without this the next render would reset it.
  useLayoutEffect(() => {
    const found = element.current && typedBeforeHydration(element.current)
    if (found) setChanged(found)
  }, [])
  const typed = changed ?? {
    targetKilograms: first ? formatNumber(first.targetKilograms) : '',
    weeks: String(first?.weeks ?? 12),
    ...draft,
  }
  const setTyped = (next: Typed) => {
    setChanged(next)
    drafts.keep(next)
  }
  const read = v.safeParse(targetFormSchema, typed)
  const wish = read.success ? { ...basis, ...read.output } : undefined
  const verdict = wish && judgeWish(wish, circumstances)
  const reasons = verdict?.kind === 'refused' ? verdict.reasons : []
  const form = useValidatedForm(targetFormSchema, (target) => {
    if (judgeWish({ ...basis, ...target }, circumstances).kind === 'allowed') onDone(target)
    else document.getElementById('goal-refusal')?.focus()
  })
  return (
    <form {...form.formProps} ref={element} className="flex flex-col gap-5">
      {draft && <DraftNote />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="targetKilograms"
          label={m.goals_target()}
          hint={m.goals_target_hint({ weight: kilogramsText(basis.kilograms) })}
          inputMode="decimal"
          autoComplete="off"
          value={typed.targetKilograms}
          onChange={(event) => setTyped({ ...typed, targetKilograms: event.target.value })}
          problem={form.problem('targetKilograms', m.goals_target_wrong())}
        />
        <TextField
          name="weeks"
          label={m.goals_weeks()}
          hint={m.goals_weeks_hint()}
          inputMode="numeric"
          autoComplete="off"
          value={typed.weeks}
          onChange={(event) => setTyped({ ...typed, weeks: event.target.value })}
          problem={form.problem('weeks', m.goals_weeks_wrong())}
        />
      </div>
      <div
        id="goal-refusal"
        tabIndex={-1}
        role="status"
        className="flex flex-col gap-3 outline-none"
      >
        {wish && verdict?.kind === 'allowed' && <p>{paceLine(wish)}</p>}
        {wish && reasons.length > 0 && (
          <RefusalNote
            reasons={reasons}
            wish={wish}
            isCalm={isCalm}
            saferWeeks={fewestSafeWeeks(wish, circumstances)}
            onTakeWeeks={(weeks) => setTyped({ ...typed, weeks: String(weeks) })}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{m.goals_next()}</Button>
        <Button variant="quiet" onClick={onBack}>
          {m.goals_back()}
        </Button>
      </div>
    </form>
  )
}

/** The draft key of a target that is typed but not saved. */
export function targetDraftOf(trackerId: string): string {
  return `goal ${trackerId}`
}

function paceLine({ kilograms, targetKilograms, weeks }: WishedGoal): string {
  const weekly = (kilograms - targetKilograms) / weeks
  if (weekly === 0) return m.goals_pace_keep()
  const pace = paceText(weekly)
  return weekly > 0 ? m.goals_pace_down({ pace }) : m.goals_pace_up({ pace })
}

function typedBeforeHydration(form: HTMLFormElement): Typed | undefined {
  const inputs = Array.from(form.querySelectorAll('input'))
  if (inputs.every(({ value, defaultValue }) => value === defaultValue)) return undefined
  const given = new FormData(form)
  return {
    targetKilograms: String(given.get('targetKilograms')),
    weeks: String(given.get('weeks')),
  }
}
