import type { Range } from './explained.ts'
import type { Sex } from './waist-line.ts'

/** Kilograms a week that are safe to lose. */
export const weeklyLossKilograms: Range = { least: 0.5, most: 1 }

/** The most of a week that is set as a goal. No guideline names it: the limit of a loss, mirrored. */
export const weeklyGainKilograms = { most: weeklyLossKilograms.most } as const

/** Kilocalories a day under the need; a thousand at the very most. */
export const dailyDeficitKcal = { least: 500, usual: 750, most: 1000 } as const

/** The span under which a day's intake is not planned without a nutritionist; the guard takes its lower end. */
export const intakeFloorKcal = {
  female: { least: 1200, most: 1500 },
  male: { least: 1500, most: 1800 },
} as const satisfies Record<Sex, Range>

/** Under it a diet is a very-low-calorie one, for medical supervision only. */
export const veryLowIntakeKcal = 800
