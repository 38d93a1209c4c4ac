import * as v from 'valibot'

const isoDateSchema = v.pipe(v.string(), v.isoDate())

/** A span of half a year at most. */
const mostDays = 184
const dayMs = 24 * 60 * 60 * 1000

/** GET /v1/trackers/{id}/logged-days?from=…&to=…, both days included. */
export const loggedDayQuerySchema = v.pipe(
  v.object({ from: isoDateSchema, to: isoDateSchema }),
  v.check(({ from, to }) => Date.parse(to) - Date.parse(from) < mostDays * dayMs),
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
