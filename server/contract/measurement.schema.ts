import * as v from 'valibot'
import { clientIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { otherUnits } from './measures/measure-facts.ts'
import {
  asksMealTiming,
  asksTime,
  factsOf,
  measurementKinds,
  measures,
  otherUnitOf,
} from './measures.ts'

export const measureSchema = v.picklist(measures)

/** Whether a value was measured before or after a meal. */
export const mealTimings = ['before', 'after'] as const
export type MealTiming = (typeof mealTimings)[number]

/** `07:10`, on the member's clock. */
export const timeOfDaySchema = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** How a value was measured and typed. Null or absent where the member did not tell. */
export const circumstanceEntries = {
  /** The time of `measuredOn` in the member's time zone. */
  measuredAt: v.optional(v.nullable(timeOfDaySchema)),
  mealTiming: v.optional(v.nullable(v.picklist(mealTimings))),
  /** The other unit, if the value was typed in it. `value` is always in the unit of the measure. */
  typedIn: v.optional(v.nullable(v.picklist(Object.values(otherUnits)))),
}
export type Circumstances = v.InferOutput<v.ObjectSchema<typeof circumstanceEntries, undefined>>

/** The circumstances of an entry that tells none. */
export const noCircumstances = { measuredAt: null, mealTiming: null, typedIn: null } as const

/**
 * POST /v1/trackers/{id}/measurements: upserts a measurement by its id. A day may have several of a
 * kind. A second value, such as the diastolic pressure, is below the first.
 */
export const measurementSchema = v.pipe(
  v.object({
    id: clientIdSchema,
    kind: v.picklist(measurementKinds),
    /** The day in the member's time zone, `YYYY-MM-DD`, never in the future. */
    measuredOn: isoDateSchema,
    value: v.number(),
    secondValue: v.nullable(v.number()),
    ...circumstanceEntries,
  }),
  v.forward(
    v.check(({ kind, value }) => isWithin(factsOf(kind), value)),
    ['value'],
  ),
  v.forward(
    v.check(({ kind, value, secondValue }) => {
      const { second } = factsOf(kind)
      if (!second) return secondValue === null
      return secondValue !== null && isWithin(second, secondValue) && secondValue < value
    }),
    ['secondValue'],
  ),
  v.forward(
    v.check(({ kind, measuredAt }) => !measuredAt || asksTime(kind)),
    ['measuredAt'],
  ),
  v.forward(
    v.check(({ kind, mealTiming }) => !mealTiming || asksMealTiming(kind)),
    ['mealTiming'],
  ),
  v.forward(
    v.check(({ kind, typedIn }) => !typedIn || typedIn === otherUnitOf(kind)),
    ['typedIn'],
  ),
)
export type Measurement = v.InferOutput<typeof measurementSchema>

/** POST /v1/trackers/{id}/measurements/delete; deleting a missing one succeeds. */
export const measurementDeletionSchema = v.object({ id: clientIdSchema })

/** GET /v1/trackers/{id}/measurements?from=…&to=…, both days included; oldest first. */
export const measurementQuerySchema = v.object({ from: isoDateSchema, to: isoDateSchema })
export const measurementListSchema = v.array(measurementSchema)

function isWithin({ least, most }: { least: number; most: number }, value: number): boolean {
  return value >= least && value <= most
}
