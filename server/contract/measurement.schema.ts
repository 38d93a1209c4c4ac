import * as v from 'valibot'
import { clientIdSchema } from './ids.schema.ts'
import { isoDateSchema } from './iso-date.schema.ts'
import { factsOf, measurementKinds, measures } from './measures.ts'

export const measureSchema = v.picklist(measures)

/** Made on the device, so that a retry is idempotent. */

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
