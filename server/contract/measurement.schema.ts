import * as v from 'valibot'

type Limits = { unit: string; least: number; most: number }

/**
 * Everything that is measured beside weight, each in one unit: a page that shows mmol/L converts.
 * The limits catch a slip of the finger; they say nothing of health.
 */
export const measurementLimits = {
  waist: { unit: 'cm', least: 40, most: 220 },
  hip: { unit: 'cm', least: 40, most: 250 },
  bodyFat: { unit: '%', least: 2, most: 75 },
  /** The systolic value; the diastolic is the second. */
  bloodPressure: { unit: 'mmHg', least: 60, most: 300 },
  fastingGlucose: { unit: 'mg/dL', least: 20, most: 1000 },
  twoHourGlucose: { unit: 'mg/dL', least: 20, most: 1000 },
  hba1c: { unit: '%', least: 3, most: 20 },
  totalCholesterol: { unit: 'mg/dL', least: 50, most: 1000 },
  ldl: { unit: 'mg/dL', least: 5, most: 800 },
  hdl: { unit: 'mg/dL', least: 5, most: 200 },
  triglycerides: { unit: 'mg/dL', least: 10, most: 5000 },
  uricAcid: { unit: 'mg/dL', least: 0.5, most: 30 },
  water: { unit: 'ml', least: 10, most: 5000 },
  /** From 1, not at all, to 5, very. */
  hunger: { unit: '', least: 1, most: 5 },
  /** From 1, low, to 5, good. */
  mood: { unit: '', least: 1, most: 5 },
} as const satisfies Record<string, Limits>

export type MeasurementKind = keyof typeof measurementLimits
const kinds = Object.keys(measurementLimits) as [MeasurementKind, ...MeasurementKind[]]

/** Everything that can be seen over time. Weight has calls of its own: it is one a day. */
export const measureSchema = v.picklist(['weight', ...kinds])
export type Measure = v.InferOutput<typeof measureSchema>
/** Of the second value of a blood pressure, in mmHg. */
export const diastolicLimits = { least: 30, most: 200 } as const

/** Made on the device, so that a call that is repeated changes nothing more. */
const clientIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const isoDateSchema = v.pipe(v.string(), v.isoDate())

/**
 * POST /v1/trackers/{id}/measurements: keeps a measurement, in place of an earlier one with its id.
 * A day may have several of a kind. Only blood pressure has a second value, below the first.
 */
export const measurementSchema = v.pipe(
  v.object({
    id: clientIdSchema,
    kind: v.picklist(kinds),
    /** The day in the member's own time zone, `YYYY-MM-DD`; never in the future. */
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

/** POST /v1/trackers/{id}/measurements/delete; one that is gone already is no failure. */
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
