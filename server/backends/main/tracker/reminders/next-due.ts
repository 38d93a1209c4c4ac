import { dayMs, hourMs } from '#app/lib/time.ts'
import { type Reminder, zoneHours } from '#server/contract/reminder.schema.ts'

const daysOfWeek = 7

/** Returns the day in a zone as `YYYY-MM-DD`. */
export function dayIn(zone: Reminder['zone'], moment: Date): string {
  return new Date(moment.getTime() + zoneHours[zone] * hourMs).toISOString().slice(0, 10)
}

/** Returns the first moment after the given one at which a reminder is due. */
export function nextDue({ hour, zone, weekdays }: Reminder, after: Date): Date {
  const midnight = Date.parse(`${dayIn(zone, after)}T00:00:00Z`)
  // Today's hour may have passed, so the search ends on the same weekday of next week.
  const moments = Array.from({ length: daysOfWeek + 1 }, (_, index) => {
    const day = new Date(midnight + index * dayMs)
    const weekday = day.getUTCDay() || daysOfWeek
    return { weekday, at: new Date(day.getTime() + (hour - zoneHours[zone]) * hourMs) }
  })
  const next = moments.find(({ weekday, at }) => weekdays.includes(weekday) && at > after)
  if (!next) throw new RangeError('a reminder without a weekday')
  return next.at
}
