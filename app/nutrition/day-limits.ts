import { asWritten, type Explained } from './explained.ts'
import { sources } from './sources.ts'
import { type Editions, editionOn, readFrom } from './versioned-table.ts'

export const dayLimits = ['sugar', 'salt', 'fat'] as const
export type DayLimit = (typeof dayLimits)[number]

type Limit = { grams: number; spoons: number; spoon: 'tablespoon' | 'teaspoon' }

/** The most of sugar, salt and fat in a day, in grams, and the spoons that posters say. @internal */
export const dayLimitEditions: Editions<Record<DayLimit, Limit>> = [
  {
    table: 'batas-ggl',
    version: 'Permenkes 30/2013',
    validFrom: '2013-04-16',
    sources: [sources.dayLimits],
    rows: {
      sugar: { grams: 50, spoons: 4, spoon: 'tablespoon' },
      salt: { grams: 5, spoons: 1, spoon: 'teaspoon' },
      fat: { grams: 67, spoons: 5, spoon: 'tablespoon' },
    },
  },
]

/** Salt is sodium chloride, of which two fifths of the mass are sodium. */
const saltPerSodium = 2.5

/** Returns the salt that contains this much sodium. */
function saltGramsOf(sodiumMg: number): number {
  return (sodiumMg * saltPerSodium) / 1000
}

/** Returns the sodium in this much salt, in milligrams. */
export function sodiumMgOf(saltGrams: number): number {
  return (saltGrams * 1000) / saltPerSodium
}

type Limited = { addedSugarG: number; sodiumMg: number; fatG: number }

type UsedLimit = { grams: number; limitGrams: number; share: number }

/**
 * What a day has used of all three limits, by its edition. A share above 1 is over, and 1 is not.
 */
export function usedOfLimits(
  { addedSugarG, sodiumMg, fatG, day }: Limited & { day: string },
  editions = dayLimitEditions,
): Explained<Record<DayLimit, UsedLimit>> {
  const edition = editionOn(editions, day)
  const { sugar, salt, fat } = edition.rows
  return readFrom(edition, {
    value: {
      sugar: shareOf(sugar, addedSugarG),
      salt: shareOf(salt, saltGramsOf(sodiumMg)),
      fat: shareOf(fat, fatG),
    },
    formula: `g ÷ ${sugar.grams} · n × ${saltPerSodium} ÷ 1000 ÷ ${salt.grams} · l ÷ ${fat.grams}`,
    inputs: [
      { symbol: 'g', quantity: 'addedSugar', value: asWritten(addedSugarG), unit: 'g' },
      { symbol: 'n', quantity: 'sodium', value: asWritten(sodiumMg), unit: 'mg' },
      { symbol: 'l', quantity: 'fat', value: asWritten(fatG), unit: 'g' },
    ],
  })
}

function shareOf({ grams: limitGrams }: Limit, grams: number): UsedLimit {
  return { grams, limitGrams, share: grams / limitGrams }
}
