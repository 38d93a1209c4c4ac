import { m } from '#app/i18n/paraglide/messages.js'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'

/** `dalam 2 hari 3 jam`: the two largest units until a start. Empty once it has begun. */
export function timeUntil(start: string, now: string): string {
  const leftMs = Date.parse(start) - Date.parse(now)
  if (leftMs <= 0) return ''
  const days = Math.floor(leftMs / dayMs)
  const hours = Math.floor((leftMs % dayMs) / hourMs)
  const minutes = Math.ceil((leftMs % hourMs) / minuteMs)
  if (days > 0) return m.appointments_in_days({ days, hours })
  if (hours > 0) return m.appointments_in_hours({ hours, minutes })
  return m.appointments_in_minutes({ minutes })
}
