import { lowGlucoseEditions } from './blood-sugar.ts'
import { bloodPressureEditions } from './pressure-classes.ts'
import { sources } from './sources.ts'
import { latestOf } from './versioned-table.ts'

/** The national number for medical emergencies in Indonesia. */
export const emergencyNumber = '119'

const gradeThree = latestOf(bloodPressureEditions).rows.find(({ name }) => name === 'gradeThree')

/**
 * When a person needs help at once, and the numbers of what to do. The only statement of these
 * lines: `app/i18n/emergency-text.ts` puts them into words, and every page shows those.
 */
export const emergencies = {
  signs: { sources: [sources.emergencyLine] },
  bloodPressure: {
    /** Either number is enough, in mmHg. */
    systolicFrom: gradeThree?.systolic ?? 180,
    diastolicFrom: gradeThree?.diastolic ?? 110,
    restMinutes: 5,
    sources: [sources.bloodPressure, sources.pressureCrisis],
  },
  lowSugar: {
    below: latestOf(lowGlucoseEditions).rows.below,
    sugarGrams: 15,
    waitMinutes: 15,
    sources: [sources.lowGlucose, sources.lowGlucoseCare],
  },
  highSugar: { above: 300, sources: [sources.ketoacidosis, sources.ketoacidosisSigns] },
} as const

export type Emergency = keyof typeof emergencies

/** Reads a glucose in mg/dL, at any hour. */
export function emergencyOfGlucose(milligramsPerDecilitre: number): Emergency | undefined {
  const { lowSugar, highSugar } = emergencies
  if (milligramsPerDecilitre < lowSugar.below) return 'lowSugar'
  return milligramsPerDecilitre > highSugar.above ? 'highSugar' : undefined
}

/** Reads a blood pressure in mmHg. */
export function emergencyOfPressure(pressure: {
  systolic: number
  diastolic: number
}): Emergency | undefined {
  const { systolicFrom, diastolicFrom } = emergencies.bloodPressure
  const isHigh = pressure.systolic >= systolicFrom || pressure.diastolic >= diastolicFrom
  return isHigh ? 'bloodPressure' : undefined
}
