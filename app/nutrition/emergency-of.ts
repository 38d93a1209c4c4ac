import {
  factsOf,
  type Measure,
  type MeasurementKind,
  measurementKinds,
} from '#server/contract/measures.ts'
import { type Emergency, emergencyOfGlucose, emergencyOfPressure } from './emergencies.ts'

type Value = { kind: Measure; value: number; secondValue: number | null }

/** The kinds whose values may need care at once: blood pressure and glucose. */
export const emergencyKinds: readonly MeasurementKind[] = measurementKinds.filter(
  (kind) => isPressure(kind) || isGlucose(kind),
)

/**
 * Returns the rule for a value in mmHg or mg/dL that needs care at once. Returns undefined for any
 * other value.
 */
export function emergencyOf({ kind, value, secondValue }: Value): Emergency | undefined {
  if (isPressure(kind) && secondValue !== null)
    return emergencyOfPressure({ systolic: value, diastolic: secondValue })
  return isGlucose(kind) ? emergencyOfGlucose(value) : undefined
}

function isPressure(kind: Measure): boolean {
  return factsOf(kind).reading?.by === 'pressureClass'
}

function isGlucose(kind: Measure): boolean {
  const { reading } = factsOf(kind)
  return reading?.by === 'sugarClass' && reading.test !== 'hba1c'
}
