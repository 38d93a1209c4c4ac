import type { ExchangeGroup } from '#server/contract/food.schema.ts'
import type { ExchangeEdition } from '#server/contract/meal-plan.schema.ts'
import { sources } from './sources.ts'
import type { VersionedTable } from './versioned-table.ts'

/** What one unit of a group holds. Within a group, unit for unit, foods stand for each other. */
export type ExchangeUnit = {
  energyKcal: number
  proteinG: number
  fatG: number
  carbohydrateG: number
}

const unit = (
  energyKcal: number,
  proteinG: number,
  fatG: number,
  carbohydrateG: number,
): ExchangeUnit => ({ energyKcal, proteinG, fatG, carbohydrateG })

const currentUnits: Record<ExchangeGroup, ExchangeUnit> = {
  staple: unit(175, 4, 0, 40),
  animalLow: unit(50, 7, 2, 0),
  animalMedium: unit(75, 7, 5, 0),
  animalHigh: unit(150, 7, 13, 0),
  plantProtein: unit(75, 5, 3, 7),
  vegetableA: unit(0, 0, 0, 0),
  vegetableB: unit(25, 1, 0, 5),
  vegetableC: unit(50, 3, 0, 10),
  fruit: unit(50, 0, 0, 12),
  milkSkim: unit(75, 7, 0, 10),
  milkLow: unit(125, 7, 6, 10),
  milkFull: unit(150, 7, 10, 10),
  oil: unit(50, 0, 5, 0),
}

/** Two lists are in use. A plan keeps the name of the one that it was made with. */
export const exchangeEditions = {
  baru: {
    table: 'penukar',
    version: 'baru',
    validFrom: '2014-01-01',
    sources: [sources.exchanges],
    rows: currentUnits,
  },
  lama: {
    table: 'penukar',
    version: 'lama',
    validFrom: '1990-01-01',
    sources: [sources.olderExchanges],
    rows: { ...currentUnits, plantProtein: unit(80, 6, 3, 8), fruit: unit(50, 0, 0, 10) },
  },
} as const satisfies Record<ExchangeEdition, VersionedTable<Record<ExchangeGroup, ExchangeUnit>>>

/** Grams of one unit as the lists print them. Other foods follow from the energy of their unit. */
export const statedUnitGrams: Readonly<Record<string, number>> = {
  'nasi-putih': 100,
  'roti-tawar': 70,
  kentang: 210,
}

/** The lists count every vegetable by 100 g. */
export const vegetableUnitGrams = 100
