import * as v from 'valibot'
import { isoDateSchema } from './iso-date.schema.ts'
import { weight } from './measures/body-weight.ts'

/** POST /v1/trackers/{id}/weights: one weight a day. A second one replaces the first. */
export const weightEntrySchema = v.object({
  /** The day in the member's time zone, `YYYY-MM-DD`, never in the future. */
  measuredOn: isoDateSchema,
  kilograms: v.pipe(v.number(), v.minValue(weight.least), v.maxValue(weight.most)),
})
export type WeightEntry = v.InferOutput<typeof weightEntrySchema>

/** POST /v1/trackers/{id}/weights/delete is idempotent. */
export const weightDeletionSchema = v.object({ measuredOn: isoDateSchema })

/** GET /v1/trackers/{id}. Fails with 404 for anyone but the owner. */
export const trackerSchema = v.object({
  id: v.string(),
  programSlug: v.string(),
  startsOn: isoDateSchema,
  endsOn: isoDateSchema,
  /**
   * Recent weights, oldest first: enough for a trend that is exact to the gram. The weight series
   * has all of them.
   */
  weights: v.array(weightEntrySchema),
  /** Why the program ended before its time. Null if it runs or ended as planned. */
  endedBy: v.optional(v.nullable(v.picklist(['refund'])), null),
  /** Paid sessions that are not used yet. Null if the backend does not count them. */
  sessionBalance: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
  /** In whose care the program is now. */
  nutritionist: v.optional(v.nullable(v.object({ slug: v.string(), name: v.string() })), null),
})
export type Tracker = v.InferOutput<typeof trackerSchema>

/** GET /v1/trackers: the member's own, newest first, without their entries. */
export const trackerListSchema = v.array(v.omit(trackerSchema, ['weights']))
export type TrackerSummary = v.InferOutput<typeof trackerListSchema>[number]
