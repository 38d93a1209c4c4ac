import { dayAfter } from '#app/lib/day-after.ts'
import type { ProgressRange } from './progress-search.ts'

/** How many days back, today included; all of it goes back to the first entry, ten years at most. */
const daysOfRange: Record<ProgressRange, number | undefined> = {
  week: 7,
  month: 31,
  quarter: 92,
  year: 366,
  all: undefined,
}

/** The first day of a range that ends today; none for all of it. */
export function firstDayOf(range: ProgressRange, today: string): string | undefined {
  const days = daysOfRange[range]
  if (days === undefined) return undefined
  return dayAfter(today, 1 - days)
}
