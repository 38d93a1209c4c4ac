import * as v from 'valibot'
import { weight } from './measures/body-weight.ts'

const isoDateSchema = v.pipe(v.string(), v.isoDate())

/** POST /v1/trackers/{id}/weights: one weight a day, a second one replaces the first. */
export const weightEntrySchema = v.object({
  /** The day in the member's own time zone, `YYYY-MM-DD`; never in the future. */
  measuredOn: isoDateSchema,
  kilograms: v.pipe(v.number(), v.minValue(weight.least), v.maxValue(weight.most)),
})
export type WeightEntry = v.InferOutput<typeof weightEntrySchema>

/** POST /v1/trackers/{id}/weights/delete; one that is gone already is no failure. */
export const weightDeletionSchema = v.object({ measuredOn: isoDateSchema })

/** GET /v1/trackers/{id}: its owner's alone; for anybody else it does not exist (404). */
export const trackerSchema = v.object({
  id: v.string(),
  programSlug: v.string(),
  startsOn: isoDateSchema,
  endsOn: isoDateSchema,
  /**
   * The recent ones, oldest first: enough days before the last for a trend that is right to the gram.
   * All of them are in the series of weight.
   */
  weights: v.array(weightEntrySchema),
  /** Sessions that were paid for and not used; a service may not count them. */
  sessionBalance: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null),
})
export type Tracker = v.InferOutput<typeof trackerSchema>

/** GET /v1/trackers: the member's own, newest first, without their entries. */
export const trackerListSchema = v.array(v.omit(trackerSchema, ['weights']))
export type TrackerSummary = v.InferOutput<typeof trackerListSchema>[number]
