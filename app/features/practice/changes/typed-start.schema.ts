import * as v from 'valibot'
import { isoDateSchema } from '#server/contract/iso-date.schema.ts'

const timeSchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** A day and a time of day as typed, in the zone of the practice. */
export const localMomentSchema = v.object({ date: isoDateSchema, time: timeSchema })
export type LocalMoment = v.InferOutput<typeof localMomentSchema>

/** One of the listed free times, or one that was typed. */
export const typedStartSchema = v.union([
  v.object({ startsAt: v.pipe(v.string(), v.isoTimestamp()) }),
  localMomentSchema,
])
export type TypedStart = v.InferOutput<typeof typedStartSchema>
