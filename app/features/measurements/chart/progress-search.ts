import { dayAfter } from '#app/lib/day-after.ts'
import { oneOf, searchReader, textUpTo } from '#app/lib/search-reader.ts'

export const progressRanges = ['week', 'month', 'quarter', 'year', 'all'] as const
export type ProgressRange = (typeof progressRanges)[number]

/** The query of /tracker/{id}/progress. `measure` is read by `shownMeasure`. */
export const readProgressSearch = searchReader({
  measure: textUpTo(40),
  range: oneOf(progressRanges),
})

export const defaultRange: ProgressRange = 'month'

const daysOfRange = { week: 7, month: 31, quarter: 92 } as const

/**
 * Returns the first day of a range that ends today, or undefined for `all`. That one goes back to
 * the first entry, at most ten years. A year begins after the same date of the year before.
 */
export function firstDayOf(range: ProgressRange, today: string): string | undefined {
  switch (range) {
    case 'all':
      return undefined
    case 'year':
      return dayAfter(`${Number(today.slice(0, 4)) - 1}${today.slice(4)}`, 1)
    default:
      return dayAfter(today, 1 - daysOfRange[range])
  }
}
