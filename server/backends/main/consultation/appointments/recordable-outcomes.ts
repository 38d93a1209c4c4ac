import { dayMs, minuteMs } from '#app/lib/time.ts'
import { heldOutcomes } from '#server/contract/practice.schema.ts'
import type { AppointmentRow } from '#server/db/main/appointment.table.ts'

type HeldOutcome = (typeof heldOutcomes)[number]
type Session = Pick<AppointmentRow, 'state' | 'outcome' | 'startsAt' | 'changedAt'>

/** The nutritionist waits so long before a client counts as absent. */
const waitForClientMs = 10 * minuteMs
/** How long the record of a missed session can be corrected. */
const correctionMs = 7 * dayMs

/**
 * Returns what the nutritionist can record about a session now. A booked one has no outcome before
 * its start. For a week, a missed one can turn out as held, or to be less the client's fault. What was
 * held or cancelled stays so.
 */
export function recordableOutcomes(session: Session, now: Date): HeldOutcome[] {
  const { state, outcome, startsAt, changedAt } = session
  if (state === 'booked' && startsAt <= now)
    return now.getTime() - startsAt.getTime() < waitForClientMs
      ? ['held', 'i_was_absent']
      : [...heldOutcomes]
  if (state !== 'missed' || now.getTime() - changedAt.getTime() > correctionMs) return []
  return corrections[outcome ?? 'nutritionist']
}

const corrections: Record<NonNullable<AppointmentRow['outcome']>, HeldOutcome[]> = {
  client: ['held', 'neither_came', 'i_was_absent'],
  both: ['held', 'i_was_absent'],
  nutritionist: ['held'],
}
