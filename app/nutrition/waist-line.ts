import type { Explained } from './explained.ts'
import { sources } from './sources.ts'

export type Sex = 'female' | 'male'

/**
 * Above it fat is said to gather at the belly, in centimetres (central obesity, adults in Indonesia).
 * Some texts count the line itself too; this follows those that say "more than".
 */
export const waistLineCentimetres = { female: 80, male: 90 } satisfies Record<Sex, number>

export function isAboveWaistLine(centimetres: number, sex: Sex): boolean {
  return centimetres > waistLineCentimetres[sex]
}

/** The same with where it comes from. Education, no diagnosis. */
export function waistReading(centimetres: number, sex: Sex): Explained<boolean> {
  return {
    value: isAboveWaistLine(centimetres, sex),
    formula: `l > ${waistLineCentimetres[sex]}`,
    inputs: [
      { symbol: 'l', quantity: 'waist', value: centimetres, unit: 'cm' },
      { symbol: 'j', quantity: 'sex', value: sex, unit: '' },
    ],
    table: { table: 'lingkar-perut', version: 'Kemenkes' },
    sources: [sources.waist],
  }
}
