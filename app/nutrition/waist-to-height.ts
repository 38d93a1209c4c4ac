import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { type Editions, editionOn, readFrom } from './versioned-table.ts'

/** A waist from this share of the height counts as wide, for adults of both sexes. @internal */
export const waistToHeightEditions: Editions<{ lineShare: number }> = [
  {
    table: 'rasio-perut-tinggi',
    version: '2026-11-21',
    validFrom: '2026-11-21',
    sources: [sources.waistToHeight],
    rows: { lineShare: 0.5 },
  },
]

/** Compares the unrounded ratio, both in centimetres, with the line of the day's edition. */
export function waistToHeight(
  measures: { waistCentimetres: number; heightCentimetres: number; day: string },
  editions = waistToHeightEditions,
): Explained<{ ratio: number; isWide: boolean }> {
  const { waistCentimetres, heightCentimetres, day } = measures
  const edition = editionOn(editions, day)
  const { lineShare } = edition.rows
  const ratio = waistCentimetres / heightCentimetres
  return readFrom(edition, {
    value: { ratio, isWide: ratio >= lineShare },
    formula: `l ÷ t ≥ ${lineShare}`,
    inputs: [
      { symbol: 'l', quantity: 'waist', value: waistCentimetres, unit: 'cm' },
      { symbol: 't', quantity: 'height', value: heightCentimetres, unit: 'cm' },
    ],
  })
}
