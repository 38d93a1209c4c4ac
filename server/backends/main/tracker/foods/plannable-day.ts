import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { mostDaysPlannedAhead } from '#server/contract/food-diary.schema.ts'

/** Allows one extra day, because the backend does not know the member's time zone. */
export function lastPlannableDay(now: Date): string {
  return addDays(dayInJakarta(now), mostDaysPlannedAhead + 1)
}
