import { m } from '#app/i18n/paraglide/messages.js'
import { useServerSecondsLeft } from '#app/lib/seconds-left.ts'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { stateTextOf } from './session-state.ts'
import { timeUntil } from './time-until.ts'

type CountdownProps = {
  session: Appointment
  /** The server's time of the answer. */
  now: string
}

/** The time until a booked session, that it runs, and then its state. It goes on in an open page. */
export function Countdown({ session, now }: CountdownProps) {
  const untilStart = useServerSecondsLeft({ until: session.startsAt, now })
  const untilEnd = useServerSecondsLeft({ until: session.endsAt, now })
  if (session.state === 'booked' && untilStart > 0) return timeUntil(untilStart * 1_000)
  if (session.state === 'booked' && untilEnd > 0) return m.appointments_running()
  return stateTextOf(session, untilEnd > 0 ? now : session.endsAt)
}
