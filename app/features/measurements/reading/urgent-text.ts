import type { Entry } from '#app/features/measurements/entry/measured-entry.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { isUrgentPressure } from '#app/nutrition/blood-pressure.ts'
import { isUrgentGlucose } from '#app/nutrition/blood-sugar.ts'

/** What to do about a value that is a reason to seek care at once; nothing for any other. */
export function urgentTextOf({ kind, value, secondValue }: Entry): string | undefined {
  if (kind === 'bloodPressure' && secondValue !== null)
    return isUrgentPressure({ systolic: value, diastolic: secondValue })
      ? m.measurements_urgent_pressure()
      : undefined
  if (kind !== 'fastingGlucose' && kind !== 'twoHourGlucose') return undefined
  if (!isUrgentGlucose(value)) return undefined
  return value < 100 ? m.measurements_urgent_low_sugar() : m.measurements_urgent_high_sugar()
}
