import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { type Editions, latestOf, readFrom } from './versioned-table.ts'

/** How much somebody moves on most days, least first. */
export const activityLevels = ['sedentary', 'light', 'moderate', 'active', 'veryActive'] as const
export type ActivityLevel = (typeof activityLevels)[number]

/** What resting energy is multiplied with. */
export const activityFactorEditions: Editions<Record<ActivityLevel, number>> = [
  {
    table: 'faktor-aktivitas',
    version: '2026-11-21',
    validFrom: '2026-11-21',
    sources: [sources.activityFactors],
    rows: { sedentary: 1.2, light: 1.375, moderate: 1.55, active: 1.725, veryActive: 1.9 },
  },
]

/** A day's energy in kcal: a resting range with the factor of an activity on it. */
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

/** In kcal a day. The middle is what the formula gives; the ends say how far it may be wrong. */
export type EnergyRange = { least: number; middle: number; most: number }
