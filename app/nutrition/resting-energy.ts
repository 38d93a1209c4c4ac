import type { EnergyRange } from './activity.ts'
import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import type { Sex } from './waist-line.ts'

export type Body = { sex: Sex; kilograms: number; centimetres: number; ageYears: number }

const constantBySex = { male: 5, female: -161 } satisfies Record<Sex, number>
/** The formula is within a tenth for about 70 % of people with obesity; it was fitted to Caucasians. */
export const uncertaintyShare = 0.1

/**
 * Resting energy in kcal a day by Mifflin-St Jeor, ± 10 %. Weight in kilograms, height in centimetres,
 * age in years.
 */
export function restingEnergy({
  sex,
  kilograms,
  centimetres,
  ageYears,
}: Body): Explained<EnergyRange> {
  const constant = constantBySex[sex]
  const middle = 10 * kilograms + 6.25 * centimetres - 5 * ageYears + constant
  return {
    value: {
      least: middle * (1 - uncertaintyShare),
      middle,
      most: middle * (1 + uncertaintyShare),
    },
    formula: `10 × b + 6.25 × t − 5 × u ${constant < 0 ? '−' : '+'} ${Math.abs(constant)}`,
    inputs: [
      { symbol: 'b', quantity: 'weight', value: kilograms, unit: 'kg' },
      { symbol: 't', quantity: 'height', value: centimetres, unit: 'cm' },
      { symbol: 'u', quantity: 'age', value: ageYears, unit: '' },
    ],
    sources: [sources.mifflinStJeor],
  }
}
