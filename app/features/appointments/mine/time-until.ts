import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'

/** `dalam 2 hari 3 jam`: the two largest units of the time that is left. */
export function timeUntil(leftMs: number): string {
  // Whole minutes, or 59 minutes and a half would read as 60.
  const wholeMs = Math.ceil(leftMs / minuteMs) * minuteMs
  const days = Math.floor(wholeMs / dayMs)
  const hours = Math.floor((wholeMs % dayMs) / hourMs)
  const minutes = (wholeMs % hourMs) / minuteMs
  if (days > 0) return m.appointments_in_days({ days, hours })
  if (hours > 0) return m.appointments_in_hours({ hours, minutes })
  return m.appointments_in_minutes({ minutes })
}
