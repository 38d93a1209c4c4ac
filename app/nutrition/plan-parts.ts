import type { ExchangeGroup } from '#server/contract/food.schema.ts'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import type { ExchangeEdition, PlanItem } from '#server/contract/meal-plan.schema.ts'
import { exchangeEditions, statedUnitGrams, vegetableUnitGrams } from './food-exchange.ts'
import type { PlatePart } from './plate-guide.ts'

export type UnitsByPart = Record<PlatePart, number>

/** Milk and oil lie on no part of the plate. */
const partOfGroup: Partial<Record<ExchangeGroup, PlatePart>> = {
  staple: 'staple',
  animalLow: 'side',
  animalMedium: 'side',
  animalHigh: 'side',
  plantProtein: 'side',
  vegetableA: 'vegetables',
  vegetableB: 'vegetables',
  vegetableC: 'vegetables',
  fruit: 'fruit',
}

const none: UnitsByPart = { staple: 0, side: 0, vegetables: 0, fruit: 0 }

/** Sums planned units by part of the plate. */
export function partUnitsOf(items: readonly Pick<PlanItem, 'group' | 'units'>[]): UnitsByPart {
  const sums = { ...none }
  for (const { group, units } of items) {
    const part = partOfGroup[group]
    if (part) sums[part] += units
  }
  return sums
}

/** The share of each planned part that was eaten, at most 1. A part without a plan stays empty. */
export function coveredOf(planned: UnitsByPart, eaten: UnitsByPart): UnitsByPart {
  const shareOf = (part: PlatePart) =>
    planned[part] > 0 ? Math.min(1, eaten[part] / planned[part]) : 0
  return {
    staple: shareOf('staple'),
    side: shareOf('side'),
    vegetables: shareOf('vegetables'),
    fruit: shareOf('fruit'),
  }
}

type Eaten = Pick<StoredFoodEntry, 'foodId' | 'grams' | 'food'>

/** Energy of a unit by which a part of a mixed dish counts. */
const energyGroup = { staple: 'staple', side: 'animalMedium', fruit: 'fruit' } as const

/**
 * Sums what was eaten as units by part: as the list states grams, and vegetables by 100 g. The rest
 * counts by energy, which a dish shares among its parts by weight.
 */
export function eatenUnitsOf(entries: readonly Eaten[], edition: ExchangeEdition): UnitsByPart {
  const sums = { ...none }
  const { rows } = exchangeEditions[edition]
  for (const { foodId, grams, food } of entries) {
    const stated = statedUnitGrams[foodId]
    sums.vegetables += (grams * food.plate.vegetables) / vegetableUnitGrams
    for (const part of ['staple', 'side', 'fruit'] as const) {
      const ofPart = grams * food.plate[part]
      const kcal = (ofPart * food.per100g.energyKcal) / 100
      sums[part] += stated ? ofPart / stated : kcal / rows[energyGroup[part]].energyKcal
    }
  }
  return sums
}
