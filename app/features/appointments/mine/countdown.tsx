import { m } from '#app/i18n/paraglide/messages.js'
import { useServerSecondsLeft } from '#app/lib/seconds-left.ts'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { stateTextOf } from './session-state.ts'

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

/** `dalam 2 hari 3 jam`: the two largest units of the time that is left. */
function timeUntil(leftMs: number): string {
  // Whole minutes, or 59 minutes and a half would read as 60.
  const wholeMs = Math.ceil(leftMs / minuteMs) * minuteMs
  const days = Math.floor(wholeMs / dayMs)
  const hours = Math.floor((wholeMs % dayMs) / hourMs)
  const minutes = (wholeMs % hourMs) / minuteMs
  if (days > 0) return m.appointments_in_days({ days, hours })
  if (hours > 0) return m.appointments_in_hours({ hours, minutes })
  return m.appointments_in_minutes({ minutes })
}
