import type { Entry } from '#app/features/measurements/entry/measured-entry.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { isUrgentGlucose } from '#app/nutrition/blood-sugar.ts'
import { isUrgentPressure } from '#app/nutrition/pressure-classes.ts'
import { factsOf } from '#server/contract/measures.ts'

/** Returns what to do about a value that needs care at once, or undefined for any other value. */
export function urgentTextOf({ kind, value, secondValue }: Entry): string | undefined {
  const { reading } = factsOf(kind)
  if (reading?.by === 'pressureClass' && secondValue !== null)
    return isUrgentPressure({ systolic: value, diastolic: secondValue })
      ? m.measurements_urgent_pressure()
      : undefined
  const isGlucose = reading?.by === 'sugarClass' && reading.test !== 'hba1c'
  if (!isGlucose || !isUrgentGlucose(value)) return undefined
  return value < 100 ? m.measurements_urgent_low_sugar() : m.measurements_urgent_high_sugar()
}
