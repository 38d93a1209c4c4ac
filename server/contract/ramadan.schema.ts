import * as v from 'valibot'
import { daysBetween } from './bare-dates.ts'
import { isoDateSchema } from './iso-date.schema.ts'

/**
 * POST /v1/ramadan: the first and last day of fasting, as the member confirmed them, 31 days at
 * most. The food diary includes them.
 */
export const ramadanSchema = v.pipe(
  v.object({ startsOn: isoDateSchema, endsOn: isoDateSchema }),
  v.forward(
    v.check(({ startsOn, endsOn }) => {
      const days = daysBetween(startsOn, endsOn)
      return days >= 0 && days <= 30
    }),
    ['endsOn'],
  ),
)
export type Ramadan = v.InferOutput<typeof ramadanSchema>

// POST /v1/ramadan/delete, no body, restores the usual meals.
