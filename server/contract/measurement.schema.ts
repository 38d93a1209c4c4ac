import * as v from 'valibot'
import { clientIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { measurementLimits } from './measurement-limits.ts'
import { measurementKinds, measures } from './measures.ts'

export const measureSchema = v.picklist(measures)
/** The second value of a blood pressure, in mmHg. */
export const diastolicLimits = { least: 30, most: 200 } as const

/**
 * POST /v1/trackers/{id}/measurements upserts a measurement by its id. A day may have several of a
 * kind. Only blood pressure has a second value, below the first.
 */
export const measurementSchema = v.pipe(
  v.object({
    id: clientIdSchema,
    kind: v.picklist(measurementKinds),
    /** The day in the member's time zone, `YYYY-MM-DD`, never in the future. */
    measuredOn: isoDateSchema,
    value: v.number(),
    secondValue: v.nullable(v.number()),
  }),
  v.forward(
    v.check(({ kind, value }) => isWithin(measurementLimits[kind], value)),
    ['value'],
  ),
  v.forward(
    v.check(({ kind, value, secondValue }) =>
      kind === 'bloodPressure' ? isDiastolic(secondValue, value) : secondValue === null,
    ),
    ['secondValue'],
  ),
)
export type Measurement = v.InferOutput<typeof measurementSchema>

/** POST /v1/trackers/{id}/measurements/delete is idempotent. */
export const measurementDeletionSchema = v.object({ id: clientIdSchema })

/** GET /v1/trackers/{id}/measurements?from=…&to=…, both days included; oldest first. */
export const measurementQuerySchema = v.object({ from: isoDateSchema, to: isoDateSchema })
export const measurementListSchema = v.array(measurementSchema)

function isWithin({ least, most }: { least: number; most: number }, value: number): boolean {
  return value >= least && value <= most
}

function isDiastolic(value: number | null, systolic: number): boolean {
  return value !== null && isWithin(diastolicLimits, value) && value < systolic
}
