import { type FormEvent, useState } from 'react'
import { useRecordOutcome } from '#app/features/practice/practice.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { PracticeAppointment } from '#server/contract/practice.schema.ts'

type Outcome = PracticeAppointment['possibleOutcomes'][number]

const titles = {
  held: m.practice_outcome_held,
  client_absent: m.practice_outcome_client_absent,
  i_was_absent: m.practice_outcome_i_was_absent,
} satisfies Record<Outcome, () => string>

const consequences = {
  held: m.practice_outcome_held_text,
  client_absent: m.practice_outcome_client_absent_text,
  i_was_absent: m.practice_outcome_i_was_absent_text,
} satisfies Record<Outcome, () => string>

/** Records how a session went; each choice says what it means for the client. */
export function OutcomeForm({ session }: { session: PracticeAppointment }) {
  const { id, state, possibleOutcomes } = session
  const record = useRecordOutcome()
  const [chosen, setChosen] = useState<string>('')
  if (possibleOutcomes.length === 0) return null
  const outcome = possibleOutcomes.find((possible) => possible === chosen)
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (outcome) record.mutate({ id, outcome }, { onSuccess: () => setChosen('') })
  }
  return (
    <form
      method="post"
      onSubmit={onSubmit}
      className="flex flex-col gap-4 border-line border-t pt-8"
    >
      <ChoiceCards
        legend={
          <h2 className="text-xl">
            {state === 'booked' ? m.practice_outcome_title() : m.practice_outcome_correct()}
          </h2>
        }
        name="outcome"
        value={chosen}
        onChange={setChosen}
        choices={possibleOutcomes.map((value) => ({
          value,
          title: titles[value](),
          description: consequences[value](),
        }))}
      />
      <FailureAlert error={record.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isBusy={record.isPending}>
          {m.practice_outcome_save()}
        </Button>
      </div>
    </form>
  )
}
