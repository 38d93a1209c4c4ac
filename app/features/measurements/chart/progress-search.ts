import { dayAfter } from '#app/lib/day-after.ts'
import { oneOf, searchReader } from '#app/lib/search-reader.ts'
import { measures } from '#server/contract/measures.ts'

export const progressRanges = ['week', 'month', 'quarter', 'year', 'all'] as const
export type ProgressRange = (typeof progressRanges)[number]

/** The query of /tracker/{id}/progress. */
export const readProgressSearch = searchReader({
  measure: oneOf(measures),
  range: oneOf(progressRanges),
})

export const defaultRange: ProgressRange = 'month'

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
