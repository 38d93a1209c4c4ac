import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { type Editions, latestOf, readFrom } from './versioned-table.ts'

/** How much a member moves on most days, least first. */
export const activityLevels = ['sedentary', 'light', 'moderate', 'active', 'veryActive'] as const
export type ActivityLevel = (typeof activityLevels)[number]

/** Factors on resting energy. */
export const activityFactorEditions: Editions<Record<ActivityLevel, number>> = [
  {
    table: 'faktor-aktivitas',
    version: '2026-11-21',
    validFrom: '2026-11-21',
    sources: [sources.activityFactors],
    rows: { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, veryActive: 1.9 },
  },
]

/** Multiplies resting energy by the factor of an activity; in kcal a day. */
export function dailyEnergy(
  resting: Explained<EnergyRange>,
  activity: ActivityLevel,
  edition = latestOf(activityFactorEditions),
): Explained<EnergyRange> {
  const factor = edition.rows[activity]
  const { middle, least, most } = resting.value
  return {
    ...readFrom(edition, {
      value: { middle: middle * factor, least: least * factor, most: most * factor },
      formula: `(${resting.formula}) × f`,
      inputs: [...resting.inputs, { symbol: 'f', quantity: 'activity', value: factor, unit: '' }],
    }),
    sources: [...resting.sources, ...edition.sources],
  }
}

/** In kcal a day: the result of the formula, and how far off it may be. */
export type EnergyRange = { least: number; middle: number; most: number }
