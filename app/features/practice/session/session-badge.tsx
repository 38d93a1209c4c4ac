import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { PracticeAppointment } from '#server/contract/practice.schema.ts'

/** The state of a session, if it is more than booked. */
export function SessionBadge({ session }: { session: PracticeAppointment }) {
  const { state, outcome, possibleOutcomes } = session
  if (state === 'booked')
    return possibleOutcomes.length > 0 ? (
      <Badge tone="warning">{m.practice_state_open()}</Badge>
    ) : null
  if (state === 'completed') return <Badge tone="success">{m.practice_state_held()}</Badge>
  if (state === 'missed')
    return (
      <Badge>
        {{
          client: m.practice_state_client_absent,
          both: m.practice_state_neither_came,
          nutritionist: m.practice_state_i_was_absent,
        }[outcome ?? 'nutritionist']()}
      </Badge>
    )
  return (
    <Badge>{state === 'offered' ? m.practice_state_offered() : m.practice_state_cancelled()}</Badge>
  )
}
