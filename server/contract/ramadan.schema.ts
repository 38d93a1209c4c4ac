import * as v from 'valibot'

const isoDateSchema = v.pipe(v.string(), v.isoDate())
const dayMs = 24 * 60 * 60 * 1000

/**
 * POST /v1/ramadan: the first and the last day of fasting, as the member typed or accepted them; 31
 * days at most. The food diary gives them along.
 */
export const ramadanSchema = v.pipe(
  v.object({ startsOn: isoDateSchema, endsOn: isoDateSchema }),
  v.forward(
    v.check(({ startsOn, endsOn }) => {
      const days = (Date.parse(endsOn) - Date.parse(startsOn)) / dayMs
      return days >= 0 && days <= 30
    }),
    ['endsOn'],
  ),
)
export type Ramadan = v.InferOutput<typeof ramadanSchema>

// POST /v1/ramadan/delete, no body: the ordinary meals come back.
