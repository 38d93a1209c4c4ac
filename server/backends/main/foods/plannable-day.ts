import { addDays, dayInJakarta } from '#server/backends/main/calendar-day.ts'

const daysAhead = 60

/** With a day of grace: the backend does not know the member's time zone. */
export function lastPlannableDay(now: Date): string {
  return addDays(dayInJakarta(now), daysAhead + 1)
}
