import {
  type Emergency,
  emergencyOfGlucose,
  emergencyOfPressure,
} from '#app/nutrition/emergencies.ts'
import { factsOf } from '#server/contract/measures.ts'
import type { Entry } from './measured-entry.ts'

/** Returns the rule for a value that needs care at once, or undefined for any other value. */
export function emergencyOf({ kind, value, secondValue }: Entry): Emergency | undefined {
  const { reading } = factsOf(kind)
  if (reading?.by === 'pressureClass' && secondValue !== null)
    return emergencyOfPressure({ systolic: value, diastolic: secondValue })
  const isGlucose = reading?.by === 'sugarClass' && reading.test !== 'hba1c'
  return isGlucose ? emergencyOfGlucose(value) : undefined
}
