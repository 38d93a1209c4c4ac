import type { Explained } from './explained.ts'
import { sources } from './sources.ts'

/** How much somebody moves on most days, least first. */
export const activityLevels = ['sedentary', 'light', 'moderate', 'active', 'veryActive'] as const
export type ActivityLevel = (typeof activityLevels)[number]

/** What resting energy is multiplied with. */
const activityFactors = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  veryActive: 1.9,
} as const satisfies Record<ActivityLevel, number>

/** What PERKENI adds to the base, as a share of it: from rest to very heavy work. */
export const activityAdditions = {
  sedentary: 0.1,
  light: 0.2,
  moderate: 0.3,
  active: 0.4,
  veryActive: 0.5,
} as const satisfies Record<ActivityLevel, number>

/** A day's energy in kcal: a resting range with the factor of an activity on it. */
export function dailyEnergy(
  resting: Explained<EnergyRange>,
  activity: ActivityLevel,
): Explained<EnergyRange> {
  const factor = activityFactors[activity]
  const { middle, least, most } = resting.value
  return {
    value: { middle: middle * factor, least: least * factor, most: most * factor },
    formula: `(${resting.formula}) × f`,
    inputs: [...resting.inputs, { symbol: 'f', quantity: 'activity', value: factor, unit: '' }],
    sources: [...resting.sources, sources.activityFactors],
  }
}

/** In kcal a day. The middle is what the formula gives; the ends say how far it may be wrong. */
export type EnergyRange = { least: number; middle: number; most: number }
