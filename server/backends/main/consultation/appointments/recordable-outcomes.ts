import { dayMs, minuteMs } from '#app/lib/time.ts'
import type { heldOutcomes } from '#server/contract/practice.schema.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'

type HeldOutcome = (typeof heldOutcomes)[number]
type Session = Pick<AppointmentRow, 'state' | 'outcome' | 'startsAt' | 'endsAt'>

/** The nutritionist waits so long before a client counts as absent. */
const waitForClientMs = 10 * minuteMs
/** How long after its end a missed session can be corrected. */
const correctionMs = 7 * dayMs

/**
 * Returns what the nutritionist can record about a session now. A booked one has no outcome before
 * its start. A missed one can turn out as held, or as the nutritionist's own fault, for a week. What
 * was held or cancelled stays so.
 */
export function recordableOutcomes(session: Session, now: Date): HeldOutcome[] {
  const { state, outcome, startsAt, endsAt } = session
  const sinceStartMs = now.getTime() - startsAt.getTime()
  if (state === 'booked' && sinceStartMs >= 0)
    return sinceStartMs < waitForClientMs
      ? ['held', 'i_was_absent']
      : ['held', 'client_absent', 'i_was_absent']
  if (state !== 'missed' || now.getTime() - endsAt.getTime() > correctionMs) return []
  return outcome === 'client' ? ['held', 'i_was_absent'] : ['held']
}
