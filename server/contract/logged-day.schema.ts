import * as v from 'valibot'
import { daysBetween } from './bare-dates.ts'
import { isoDateSchema } from './iso-date.schema.ts'

/** About half a year. */
const mostDays = 184

/** GET /v1/trackers/{id}/logged-days?from=…&to=…, both days included. */
export const loggedDayQuerySchema = v.pipe(
  v.object({ from: isoDateSchema, to: isoDateSchema }),
  v.check(({ from, to }) => daysBetween(from, to) < mostDays),
)

/** The days with any entry, oldest first, each with the kinds of its entries. */
export const loggedDayListSchema = v.array(
  v.object({
    day: isoDateSchema,
    hasWeight: v.boolean(),
    hasFood: v.boolean(),
    hasMeasurement: v.boolean(),
  }),
)
export type LoggedDay = v.InferOutput<typeof loggedDayListSchema>[number]
