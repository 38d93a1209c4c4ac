import * as v from 'valibot'
import { measureSchema } from '#server/contract/measurement.schema.ts'

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

/** The query of /tracker/{id}/progress. A value that nobody can use counts as absent. */
export const progressSearchSchema = v.object({
  measure: v.optional(v.fallback(v.optional(measureSchema), undefined)),
  range: v.optional(v.fallback(v.optional(v.picklist(progressRanges)), undefined)),
})

export const defaultRange: ProgressRange = 'month'

const dayMs = 24 * 60 * 60 * 1000

/** The first day of a range that ends today; none for all of it. */
export function firstDayOf(range: ProgressRange, today: string): string | undefined {
  const days = daysOfRange[range]
  if (days === undefined) return undefined
  return new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10)
}
