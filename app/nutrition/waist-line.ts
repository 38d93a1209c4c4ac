import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { type Editions, editionOn, latestOf, readFrom } from './versioned-table.ts'

export type Sex = 'female' | 'male'

/**
 * Central obesity of adults in Indonesia begins above these centimetres. Some texts include the line
 * itself; this follows those that say "more than".
 * @internal
 */
export const waistEditions: Editions<Record<Sex, number>> = [
  {
    table: 'lingkar-perut',
    version: '2026-11-21',
    validFrom: '2026-11-21',
    sources: [sources.waist],
    rows: { female: 80, male: 90 },
  },
]

/** The lines of today. */
export const waistLineCentimetres = latestOf(waistEditions).rows

export function isAboveWaistLine(centimetres: number, sex: Sex): boolean {
  return centimetres > waistLineCentimetres[sex]
}

/** Whether a waist is above the line of the day it was measured. Education, no diagnosis. */
export function waistReading(
  { centimetres, sex, day }: { centimetres: number; sex: Sex; day: string },
  editions = waistEditions,
): Explained<boolean> {
  const edition = editionOn(editions, day)
  const line = edition.rows[sex]
  return readFrom(edition, {
    value: centimetres > line,
    formula: `l > ${line}`,
    inputs: [
      { symbol: 'l', quantity: 'waist', value: centimetres, unit: 'cm' },
      { symbol: 'j', quantity: 'sex', value: sex, unit: '' },
    ],
  })
}
