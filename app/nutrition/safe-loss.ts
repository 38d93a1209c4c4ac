import type { Range } from './explained.ts'
import type { Sex } from './waist-line.ts'

/** Kilograms a week that are safe to lose. */
export const weeklyLossKilograms: Range = { least: 0.5, most: 1 }

/** No guideline limits a gain, so it mirrors the limit of a loss. */
export const weeklyGainKilograms = { most: weeklyLossKilograms.most } as const

/** Kilocalories a day below the use. */
export const dailyDeficitKcal = { least: 500, usual: 750, most: 1000 } as const

/** Below these an intake needs a nutritionist; the check uses the lower end. */
export const intakeFloorKcal = {
  female: { least: 1200, most: 1500 },
  male: { least: 1500, most: 1800 },
} as const satisfies Record<Sex, Range>

/** Below this a diet is very low in calories and needs medical supervision. */
export const veryLowIntakeKcal = 800
