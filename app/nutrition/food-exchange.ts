import { sources } from './sources.ts'
import type { VersionedTable } from './versioned-table.ts'

/** The groups of the exchange list; within one, unit for unit, foods stand for each other. */
export type ExchangeGroup =
  | 'staple'
  | 'animalLow'
  | 'animalMedium'
  | 'animalHigh'
  | 'plantProtein'
  | 'vegetableA'
  | 'vegetableB'
  | 'vegetableC'
  | 'fruit'
  | 'milkSkim'
  | 'milkLow'
  | 'milkFull'
  | 'oil'

/** What one unit holds. */
type ExchangeUnit = {
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

/** Two lists are in use. A plan keeps the name of the one it was made with. */
export const exchangeEditions = {
  current: {
    table: 'penukar',
    version: 'baru',
    validFrom: '2014-01-01',
    sources: [sources.exchanges],
    rows: currentUnits,
  },
  older: {
    table: 'penukar',
    version: 'lama',
    validFrom: '1990-01-01',
    sources: [sources.olderExchanges],
    rows: { ...currentUnits, plantProtein: unit(80, 6, 3, 8), fruit: unit(50, 0, 0, 10) },
  },
} as const satisfies Record<string, VersionedTable<Record<ExchangeGroup, ExchangeUnit>>>

/** Grams of one unit of staple food that stand for each other; vegetables are counted by 100 g. */
export const stapleUnitGrams = { rice: 100, bread: 70, potato: 210, wetNoodles: 200 } as const
export const vegetableUnitGrams = 100

/** How many units of a group an energy in kcal is; none for a group that counts as free. */
export function exchangeUnitsOf(group: ExchangeGroup, energyKcal: number): number {
  const { energyKcal: ofUnit } = exchangeEditions.current.rows[group]
  return ofUnit === 0 ? 0 : energyKcal / ofUnit
}
