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

/** Days including today. `all` goes back to the first entry, at most ten years. */
const daysOfRange: Record<ProgressRange, number | undefined> = {
  week: 7,
  month: 31,
  quarter: 92,
  year: 366,
  all: undefined,
}

/** Returns the first day of a range that ends today, or undefined for `all`. */
export function firstDayOf(range: ProgressRange, today: string): string | undefined {
  const days = daysOfRange[range]
  if (days === undefined) return undefined
  return dayAfter(today, 1 - days)
}
