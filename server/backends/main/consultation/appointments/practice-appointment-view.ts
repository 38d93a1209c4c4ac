import type { PracticeAppointment } from '#server/contract/practice.schema.ts'
import type { PracticeAppointmentRow } from './practice-appointment.repository.ts'
import { recordableOutcomes } from './recordable-outcomes.ts'

/**
 * An offer names no one. After the care ended, the client's tracker and number are out of reach. The
 * number is for a session to come.
 */
export function practiceAppointmentOf(row: PracticeAppointmentRow, now: Date): PracticeAppointment {
  const { id, state, clientZone, programSlug, topic, outcome, cancelKind, isFirst } = row
  const isOffer = state === 'offered'
  const isReachable = row.isActive && !isOffer
  return {
    id,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    state,
    client: {
      trackerId: isReachable ? row.trackerId : null,
      name: isOffer ? '' : `${row.firstName} ${row.lastName}`.trim(),
      phone: isReachable && state === 'booked' ? row.phone : '',
    },
    ...{ clientZone, programSlug, topic: isOffer ? '' : topic, outcome, cancelKind, isFirst },
    hasOutcome: state === 'completed' || state === 'missed',
    possibleOutcomes: recordableOutcomes(row, now),
  }
}
