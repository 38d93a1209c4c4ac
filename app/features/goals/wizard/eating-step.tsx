import { useState } from 'react'
import { useSaveEatingCheck } from '#app/features/goals/goal.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { scoffLine } from '#app/nutrition/goal-rules.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** The five questions of SCOFF (Morgan, Reid and Lacey 1999), in the order of its letters. */
const questions = [
  ['sick', m.goals_scoff_sick],
  ['control', m.goals_scoff_control],
  ['loss', m.goals_scoff_loss],
  ['fat', m.goals_scoff_fat],
  ['food', m.goals_scoff_food],
] as const
type Question = (typeof questions)[number][0]

type EatingStepProps = { onBack: () => void; onDone: () => void }

/**
 * Asks about eating before a goal is set. The answers are counted in the browser; only whether a person
 * has to be consulted is sent. The radios are uncontrolled, so hydration keeps what was chosen before it.
 */
export function EatingStep({ onBack, onDone }: EatingStepProps) {
  const save = useSaveEatingCheck()
  const [missing, setMissing] = useState<readonly Question[]>([])
  function send() {
    const open = questions.map(([name]) => name).filter((name) => answerOf(name) === undefined)
    setMissing(open)
    if (open[0]) return document.getElementById(radioId(open[0], true))?.focus()
    const yesCount = questions.filter(([name]) => answerOf(name)).length
    save.mutate(yesCount >= scoffLine, { onSuccess: onDone })
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="flex flex-col gap-6"
    >
      <Alert>{m.goals_scoff_kept()}</Alert>
      {questions.map(([name, words]) => (
        <YesNo
          key={name}
          name={name}
          question={words()}
          isMissing={missing.includes(name)}
          onAnswer={() => setMissing(missing.filter((it) => it !== name))}
        />
      ))}
      <FailureAlert error={save.error} title={m.goals_failed_title()} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={save.isPending}>
          {m.goals_next()}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {m.goals_back()}
        </Button>
      </div>
    </form>
  )
}

type YesNoProps = {
  name: Question
  question: string
  isMissing: boolean
  onAnswer: () => void
}

const field = fieldStyles()

function YesNo({ name, question, isMissing, onAnswer }: YesNoProps) {
  const problemId = `scoff-${name}-problem`
  return (
    <fieldset
      aria-describedby={isMissing ? problemId : undefined}
      className="flex min-w-0 flex-col gap-2"
    >
      <legend className="mb-2 max-w-prose text-pretty font-semibold">{question}</legend>
      <div className="flex gap-2">
        {[true, false].map((answer) => (
          <label
            key={String(answer)}
            htmlFor={radioId(name, answer)}
            className="flex min-h-11 items-center gap-2.5 rounded-control border border-line-strong bg-surface-raised px-4 has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              id={radioId(name, answer)}
              name={name}
              onChange={onAnswer}
              className="size-4.5 outline-none"
            />
            {answer ? m.goals_yes() : m.goals_no()}
          </label>
        ))}
      </div>
      {isMissing && (
        <p id={problemId} className={field.errorText()}>
          <Icon name="warning" className="size-5" />
          {m.goals_scoff_missing()}
        </p>
      )}
    </fieldset>
  )
}

/** Returns undefined while the question is open. No radio has a value, so no form can send an answer. */
function answerOf(name: Question): boolean | undefined {
  return [true, false].find((answer) => {
    const radio = document.getElementById(radioId(name, answer))
    return radio instanceof HTMLInputElement && radio.checked
  })
}

function radioId(name: Question, answer: boolean): string {
  return `scoff-${name}-${answer ? 'yes' : 'no'}`
}
