import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import type { Appointment } from '#server/contract/appointment.schema.ts'

/** The outcome of a session, in a few words. */
export function stateTextOf(session: Appointment, now: string): string {
  const { state, outcome, creditBack, cancelKind, endsAt, orderId, offeredUntil, zone } = session
  switch (state) {
    case 'offered':
      return orderId && offeredUntil
        ? m.appointments_state_held({ time: formatDateTimeIn(offeredUntil, zone) })
        : m.appointments_state_offered()
    case 'booked':
      return Date.parse(endsAt) <= Date.parse(now)
        ? m.appointments_state_unclosed()
        : m.appointments_state_booked()
    case 'completed':
      return m.appointments_state_completed()
    case 'missed':
      if (outcome !== 'client') return m.appointments_state_missed_by_other()
      return creditBack ? m.appointments_state_missed_back() : m.appointments_state_missed()
    case 'cancelled':
      if (cancelKind === 'licence_ended') return m.appointments_state_licence_ended()
      return creditBack ? m.appointments_state_cancelled_back() : m.appointments_state_cancelled()
    case 'withdrawn':
      return m.appointments_state_withdrawn()
  }
}
