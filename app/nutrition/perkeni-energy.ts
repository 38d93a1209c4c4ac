import { type ActivityLevel, activityAdditions } from './activity.ts'
import type { Explained } from './explained.ts'
import type { Body } from './resting-energy.ts'
import { sources } from './sources.ts'
import type { Sex } from './waist-line.ts'

/** Under this height the ideal weight keeps the tenth that is taken off above it. */
const shortCentimetres = { male: 160, female: 150 } satisfies Record<Sex, number>
const baseKcalPerKilogram = { male: 30, female: 25 } satisfies Record<Sex, number>

/** Ideal weight in kilograms after Broca, for a height in centimetres. */
export function idealKilograms({ sex, centimetres }: Pick<Body, 'sex' | 'centimetres'>): number {
  const beyondAMetre = centimetres - 100
  return centimetres < shortCentimetres[sex] ? beyondAMetre : (beyondAMetre * 9) / 10
}

/** What age takes off the base, as a share of it. */
export function ageReduction(ageYears: number): number {
  if (ageYears >= 70) return 0.2
  if (ageYears >= 60) return 0.1
  return ageYears >= 40 ? 0.05 : 0
}

/**
 * A day's energy in kcal as Indonesian clinics work it out: the base of the ideal weight, with a
 * share added for activity and one taken off for age.
 */
export function perkeniEnergy(
  body: Pick<Body, 'sex' | 'centimetres' | 'ageYears'>,
  activity: ActivityLevel,
): Explained<number> {
  const ideal = idealKilograms(body)
  const base = baseKcalPerKilogram[body.sex]
  const addition = activityAdditions[activity]
  const reduction = ageReduction(body.ageYears)
  return {
    value: base * ideal * (1 + addition - reduction),
    formula: `${base} × i × (1 + a − ${reduction})`,
    inputs: [
      { symbol: 'i', quantity: 'idealWeight', value: ideal, unit: 'kg' },
      { symbol: 'a', quantity: 'activity', value: addition, unit: '' },
      { symbol: 't', quantity: 'height', value: body.centimetres, unit: 'cm' },
      { symbol: 'u', quantity: 'age', value: body.ageYears, unit: '' },
    ],
    sources: [sources.perkeniEnergy],
  }
}
