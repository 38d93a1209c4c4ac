import type { PracticeAppointment } from '#server/contract/practice.schema.ts'
import type { PracticeAppointmentRow } from './practice-appointment.repository.ts'
import { recordableOutcomes } from './recordable-outcomes.ts'
import { isShortNotice } from './session-rules.ts'

/**
 * An offer names no one. After the care ended, only the client's name stays: tracker, program, topic and
 * number are out of reach. The same holds while the client is suspended. The number is for a session to
 * come.
 */
export function practiceAppointmentOf(row: PracticeAppointmentRow, now: Date): PracticeAppointment {
  const { id, state, clientZone, outcome, cancelKind, isFirst, correctionReason } = row
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
    clientZone,
    programSlug: isReachable ? row.programSlug : null,
    topic: isReachable ? row.topic : '',
    ...{ outcome, cancelKind, isFirst, correctionReason },
    hasOutcome: state === 'completed' || state === 'missed',
    isShortNotice: isShortNotice(row),
    hasIntake: isReachable && row.hasIntake,
    attendance: null,
    isClientWaiting: false,
    note: isReachable ? row.note : null,
    possibleOutcomes: recordableOutcomes(row, now),
  }
}
