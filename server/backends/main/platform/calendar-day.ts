import { dayMs, hourMs } from '#app/lib/time.ts'

/** Nobody alive was born or weighed before. */
const earliestDay = '1900-01-01'

/** Says whether `YYYY-MM-DD` is a day of the calendar: 30 February has the form and is none. */
export function isCalendarDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && toDay(time) === day && day >= earliestDay
}

/** The day in Jakarta, by whose calendar programs run. */
export function dayInJakarta(moment: Date): string {
  const hoursAheadOfUtc = 7
  return toDay(moment.getTime() + hoursAheadOfUtc * hourMs)
}

/** The day at UTC+14, where it begins first: a later one has begun nowhere. */
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
