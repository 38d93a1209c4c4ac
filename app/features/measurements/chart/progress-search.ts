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
