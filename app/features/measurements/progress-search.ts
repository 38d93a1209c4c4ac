import { dayAfter } from '#app/lib/day-after.ts'
import { oneOf, searchReader } from '#app/lib/search-reader.ts'
import { measures } from '#server/contract/measures.ts'

/** How many days back, today included; all of it goes back to the first entry, ten years at most. */
const daysOfRange = {
  week: 7,
  month: 31,
  quarter: 92,
  year: 366,
  all: undefined,
} as const
export type ProgressRange = keyof typeof daysOfRange
export const progressRanges = Object.keys(daysOfRange) as [ProgressRange, ...ProgressRange[]]

/** The query of /tracker/{id}/progress. */
export const readProgressSearch = searchReader({
  measure: oneOf(measures),
  range: oneOf(progressRanges),
})

export const defaultRange: ProgressRange = 'month'

/** The first day of a range that ends today; none for all of it. */
export function firstDayOf(range: ProgressRange, today: string): string | undefined {
  const days = daysOfRange[range]
  if (days === undefined) return undefined
  return dayAfter(today, 1 - days)
}
