import { dayInJakarta } from '#server/backends/main/platform/calendar-day.ts'

/** Returns the calendar month in Jakarta before the month that contains `now`. */
export function monthBefore(now: Date): { month: string; from: Date; until: Date } {
  const thisMonth = dayInJakarta(now).slice(0, 7)
  const until = startOfMonth(thisMonth)
  const month = dayInJakarta(new Date(until.getTime() - 1)).slice(0, 7)
  return { month, from: startOfMonth(month), until }
}

function startOfMonth(month: string): Date {
  return new Date(`${month}-01T00:00:00+07:00`)
}
