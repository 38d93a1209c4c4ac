import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { readFrom, type VersionedTable } from './versioned-table.ts'

export type DayLimit = 'sugar' | 'salt' | 'fat'

/** The most of sugar, salt and fat in a day, in grams, and the spoons that posters say. */
export const dayLimitTable: VersionedTable<
  Record<DayLimit, { grams: number; spoons: number; spoon: 'tablespoon' | 'teaspoon' }>
> = {
  table: 'batas-ggl',
  version: 'permenkes-30-2013',
  validFrom: '2013-04-16',
  sources: [sources.dayLimits],
  rows: {
    sugar: { grams: 50, spoons: 4, spoon: 'tablespoon' },
    salt: { grams: 5, spoons: 1, spoon: 'teaspoon' },
    fat: { grams: 67, spoons: 5, spoon: 'tablespoon' },
  },
}

/** Salt is sodium chloride, of which two fifths of the mass are sodium. */
const saltPerSodium = 2.5

/** Grams of salt that hold so many milligrams of sodium. */
export function saltGramsOf(sodiumMg: number): number {
  return (sodiumMg * saltPerSodium) / 1000
}

/** What a day has used of a limit, from 0; above 1 it is over, and 1 is not. */
export function shareOfLimit(limit: DayLimit, grams: number): Explained<number> {
  const { grams: most } = dayLimitTable.rows[limit]
  return readFrom(dayLimitTable, {
    value: grams / most,
    formula: `g ÷ ${most}`,
    inputs: [{ symbol: 'g', quantity: 'eaten', value: grams, unit: 'g' }],
  })
}
