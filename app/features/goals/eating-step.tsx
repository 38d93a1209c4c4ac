import { useState } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { scoffLine } from '#app/nutrition/goal-rules.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { fieldStyles } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useSaveEatingCheck } from './goal.mutations.ts'

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
 * Asks about eating before a goal is set. The answers are counted here and go nowhere: only whether
 * somebody should be talked to is sent.
 */
export function EatingStep({ onBack, onDone }: EatingStepProps) {
  const keep = useSaveEatingCheck()
  const [answers, setAnswers] = useState<Partial<Record<Question, boolean>>>({})
  const [isAsked, setIsAsked] = useState(false)
  const open = questions.filter(([name]) => answers[name] === undefined)
  function send() {
    setIsAsked(true)
    if (open[0]) return document.getElementById(`scoff-${open[0][0]}-yes`)?.focus()
    const yesCount = Object.values(answers).filter(Boolean).length
    keep.mutate(yesCount >= scoffLine, { onSuccess: onDone })
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
          value={answers[name]}
          isMissing={isAsked && answers[name] === undefined}
          onChange={(value) => setAnswers({ ...answers, [name]: value })}
        />
      ))}
      {keep.isError && (
        <Alert tone="danger" title={m.goals_failed_title()}>
          {textOfError(keep.error)}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={keep.isPending}>
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
  value: boolean | undefined
  isMissing: boolean
  onChange: (value: boolean) => void
}

const field = fieldStyles()

function YesNo({ name, question, value, isMissing, onChange }: YesNoProps) {
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
            htmlFor={`scoff-${name}-${answer ? 'yes' : 'no'}`}
            className="flex min-h-11 items-center gap-2.5 rounded-control border border-line-strong bg-surface-raised px-4 has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              id={`scoff-${name}-${answer ? 'yes' : 'no'}`}
              name={name}
              checked={value === answer}
              onChange={() => onChange(answer)}
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
