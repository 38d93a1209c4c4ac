import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'

const friday = 5
const saturday = 6

/**
 * Returns the end of the working day after the moment, 17:00 in Jakarta on a day from Monday to
 * Friday. Public holidays count as working days.
 */
export function endOfNextWorkingDay(moment: Date): Date {
  const today = dayInJakarta(moment)
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  const days = weekday === friday ? 3 : weekday === saturday ? 2 : 1
  return new Date(`${addDays(today, days)}T17:00:00+07:00`)
}
