import * as v from 'valibot'
import { daysBetween, isoDateSchema } from './iso-date.schema.ts'

/** A span of half a year at most. */
const mostDays = 184

/** GET /v1/trackers/{id}/logged-days?from=…&to=…, both days included. */
export const loggedDayQuerySchema = v.pipe(
  v.object({ from: isoDateSchema, to: isoDateSchema }),
  v.check(({ from, to }) => daysBetween(from, to) < mostDays),
)

/** The days on which anything was written down, oldest first, each with what. */
export const loggedDayListSchema = v.array(
  v.object({
    day: isoDateSchema,
    hasWeight: v.boolean(),
    hasFood: v.boolean(),
    hasMeasurement: v.boolean(),
  }),
)
export type LoggedDay = v.InferOutput<typeof loggedDayListSchema>[number]
