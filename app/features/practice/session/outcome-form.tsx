import { type FormEvent, useState } from 'react'
import { useRecordOutcome } from '#app/features/practice/practice.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { notify } from '#app/notifications/notify.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceCards } from '#app/ui/choice-cards.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  correctionReasonLength,
  type PracticeAppointment,
} from '#server/contract/practice.schema.ts'
import { RoomRecord } from './room-record.tsx'

type Outcome = PracticeAppointment['possibleOutcomes'][number]

const titles = {
  held: m.practice_outcome_held,
  client_absent: m.practice_outcome_client_absent,
  neither_came: m.practice_outcome_neither_came,
  i_was_absent: m.practice_outcome_i_was_absent,
} satisfies Record<Outcome, () => string>

function consequenceOf(outcome: Outcome, { isShortNotice }: PracticeAppointment): string {
  switch (outcome) {
    case 'held':
      return m.practice_outcome_held_text()
    case 'client_absent':
      return isShortNotice
        ? m.practice_outcome_client_absent_short_notice()
        : m.practice_outcome_client_absent_text()
    case 'neither_came':
      return m.practice_outcome_neither_came_text()
    case 'i_was_absent':
      return m.practice_outcome_i_was_absent_text()
  }
}

type OutcomeFormProps = {
  session: PracticeAppointment
  zone: string
  /** This form may be gone by then, and the focus with it. */
  onRecorded: () => void
}

/** Records how a session went; each choice says what it means for the client. */
export function OutcomeForm({ session, zone, onRecorded }: OutcomeFormProps) {
  const { id, state, possibleOutcomes, attendance } = session
  const record = useRecordOutcome()
  // Until the nutritionist chooses, the choice follows what the room saw.
  const [choice, setChosen] = useState<string>()
  const chosen = choice ?? (state === 'booked' ? (attendance?.proposed ?? '') : '')
  if (possibleOutcomes.length === 0) return null
  const outcome = possibleOutcomes.find((possible) => possible === chosen)
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!outcome) return
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '')
    const recorded = () => {
      setChosen(undefined)
      void notify({ title: m.practice_outcome_saved(), color: 'success' })
      onRecorded()
    }
    record.mutateAsync({ id, outcome, reason }).then(recorded, () => undefined)
  }
  return (
    <form
      method="post"
      onSubmit={onSubmit}
      className="flex flex-col gap-4 border-line border-t pt-8"
    >
      {attendance && <RoomRecord {...{ attendance, state, zone }} />}
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
          description: consequenceOf(value, session),
        }))}
      />
      {state === 'missed' && (
        <TextField
          name="reason"
          maxLength={correctionReasonLength}
          label={m.practice_outcome_reason()}
          hint={m.practice_outcome_reason_hint()}
        />
      )}
      <FailureAlert error={record.error} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isBusy={record.isPending}>
          {m.practice_outcome_save()}
        </Button>
      </div>
    </form>
  )
}
