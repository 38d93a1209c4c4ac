import { dayMs, hourMs } from '#app/lib/time.ts'
import { isOnCalendar } from '#server/contract/bare-dates.ts'

/** No living person was born or weighed earlier. */
const earliestDay = '1900-01-01'

/** Returns true if `YYYY-MM-DD` exists in the calendar, unlike 30 February. */
export function isCalendarDay(day: string): boolean {
  return isOnCalendar(day) && day >= earliestDay
}

/** The day at UTC+14, where days begin first. No later day has begun anywhere. */
export function latestDayOnEarth(moment: Date): string {
  const hoursAheadOfUtc = 14
  return toDay(moment.getTime() + hoursAheadOfUtc * hourMs)
}

export function addDays(day: string, days: number): string {
  return toDay(Date.parse(`${day}T00:00:00Z`) + days * dayMs)
}

function toDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
