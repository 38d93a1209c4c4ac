import type { Explained } from './explained.ts'
import { sources } from './sources.ts'
import { readFrom, type VersionedTable } from './versioned-table.ts'

export type DayLimit = 'sugar' | 'salt' | 'fat'

/** The most of sugar, salt and fat in a day, in grams, and the spoons that posters say. */
export const dayLimitTable: VersionedTable<
  Record<DayLimit, { grams: number; spoons: number; spoon: 'tablespoon' | 'teaspoon' }>
> = {
  table: 'batas-ggl',
  version: 'Permenkes 30/2013',
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

type Limited = { addedSugarG: number; sodiumMg: number; fatG: number }

/** What a day has used of all three limits, from 0 each. */
export function sharesOfLimits(eaten: Limited): Explained<Record<DayLimit, number>> {
  const { sugar, salt, fat } = dayLimitTable.rows
  return readFrom(dayLimitTable, {
    value: {
      sugar: shareOfLimit('sugar', eaten.addedSugarG),
      salt: shareOfLimit('salt', saltGramsOf(eaten.sodiumMg)),
      fat: shareOfLimit('fat', eaten.fatG),
    },
    formula: `g ÷ ${sugar.grams} · n × ${saltPerSodium} ÷ 1000 ÷ ${salt.grams} · l ÷ ${fat.grams}`,
    inputs: [
      { symbol: 'g', quantity: 'addedSugar', value: eaten.addedSugarG, unit: 'g' },
      { symbol: 'n', quantity: 'sodium', value: eaten.sodiumMg, unit: 'mg' },
      { symbol: 'l', quantity: 'fat', value: eaten.fatG, unit: 'g' },
    ],
  })
}

/** What a day has used of a limit; above 1 it is over, and 1 is not. */
function shareOfLimit(limit: DayLimit, grams: number): number {
  return grams / dayLimitTable.rows[limit].grams
}
