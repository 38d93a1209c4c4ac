import { useSetOutcome } from '#app/features/notes/notes.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { actionOutcomes, type SessionAction } from '#server/contract/session-action.schema.ts'
import { StepWords } from './marked-steps.tsx'
import { outcomeWords } from './outcome-words.ts'

type OpenStepsProps = { trackerId: string; actions: SessionAction[] }

/** The steps from a session, of which the client says how they went. Pressing again takes it back. */
export function OpenSteps({ trackerId, actions }: OpenStepsProps) {
  const setOutcome = useSetOutcome()
  const { variables } = setOutcome
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {actions.map((action) => {
          const isSending = setOutcome.isPending && variables?.id === action.id
          const shown = isSending ? variables.outcome : action.outcome
          return (
            <li key={action.id} className="flex flex-wrap items-center justify-between gap-3 py-4">
              <StepWords action={action} />
              <SegmentedControl
                label={m.notes_outcome_of({ step: action.text })}
                segments={actionOutcomes.map((value) => ({
                  value,
                  label: outcomeWords[value](),
                  text: outcomeWords[value](),
                }))}
                value={shown ?? undefined}
                onChange={(value) =>
                  setOutcome.mutate({
                    ...{ trackerId, id: action.id },
                    outcome: value === shown ? null : value,
                  })
                }
              />
            </li>
          )
        })}
      </ul>
      <FailureAlert error={setOutcome.error} />
    </div>
  )
}
