import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'
import { circumstanceEntries, measureSchema } from './measurement.schema.ts'
import { factsOf, type Measure } from './measures.ts'

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

/**
 * GET /v1/trackers/{id}/series?measure=…&from=…&to=…&points=…&entries=… returns one measure over
 * time, thinned for a screen. `from` defaults to the first entry. The span is ten years at most.
 */
export const seriesQuerySchema = v.object({
  measure: measureSchema,
  from: v.optional(isoDateSchema),
  to: isoDateSchema,
  /**
   * The most points to return, 10 to 400. Days merge into weeks, months or quarters to fit. Spans
   * up to three months always keep single days.
   */
  points: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d|[1-3]\d\d|400)$/)), '62'),
  /** How many of the latest entries to include, 0 to 200. */
  entries: v.optional(v.pipe(v.string(), v.regex(/^(1?\d?\d|200)$/)), '10'),
})

/** The values of one day, week, month or quarter. A day of water is one value, its sum. */
const seriesPointSchema = v.object({
  /** The first day. Weeks begin on Monday. */
  on: isoDateSchema,
  /** The last day with an entry. */
  lastOn: isoDateSchema,
  mean: v.number(),
  least: v.number(),
  most: v.number(),
  /** The mean of the second value; null if the measure has no second value. */
  secondMean: v.nullable(v.number()),
  /** The smoothed weight on `lastOn`. Null for other measures. */
  trend: v.nullable(v.number()),
  /** How many days the means are made of; a backend may leave it out of points of a day. */
  dayCount: v.optional(countSchema),
})
export type SeriesPoint = v.InferOutput<typeof seriesPointSchema>

/** An entry of any measure. Weight is one a day, so its id is its day. */
const measuredEntrySchema = v.object({
  id: v.string(),
  measuredOn: isoDateSchema,
  value: v.number(),
  secondValue: v.nullable(v.number()),
  ...circumstanceEntries,
})
export type MeasuredEntry = v.InferOutput<typeof measuredEntrySchema>

export const seriesSchema = v.object({
  bucket: v.picklist(['day', 'week', 'month', 'quarter']),
  /** The span of the series; without a requested `from`, it begins with the first entry. */
  from: isoDateSchema,
  to: isoDateSchema,
  entryCount: countSchema,
  dayCount: countSchema,
  /** Oldest first, without empty ones. */
  points: v.array(seriesPointSchema),
  /** The latest within the span, newest first. */
  entries: v.array(measuredEntrySchema),
})
export type Series = v.InferOutput<typeof seriesSchema>

/** GET /v1/trackers/{id}/latest: the latest entry of each measure that has entries. */
export const latestEntriesSchema = v.array(
  v.object({ measure: measureSchema, ...measuredEntrySchema.entries }),
)
export type LatestEntry = v.InferOutput<typeof latestEntriesSchema>[number]

/** Whether the entries of one day are summed instead of averaged. */
export function addsUp(measure: Measure): boolean {
  return factsOf(measure).addsUp === true
}
