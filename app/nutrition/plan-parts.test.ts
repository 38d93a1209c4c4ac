import { expect, test } from 'vitest'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { coveredOf, eatenUnitsOf, partUnitsOf } from './plan-parts.ts'

const noPart = { staple: 0, side: 0, vegetables: 0, fruit: 0 }
const entry = (foodId: string, grams: number, kcal: number, plate: Partial<typeof noPart>) =>
  ({
    foodId,
    grams,
    food: { per100g: { energyKcal: kcal }, plate: { ...noPart, ...plate } },
  }) as StoredFoodEntry

test('planned units count on the part of their group, and milk and oil on none', () => {
  const items = [
    { group: 'animalLow', units: 1 },
    { group: 'plantProtein', units: 0.5 },
    { group: 'vegetableC', units: 2 },
    { group: 'oil', units: 3 },
    { group: 'milkLow', units: 1 },
  ] as const
  expect(partUnitsOf(items)).toEqual({ ...noPart, side: 1.5, vegetables: 2 })
})

test('what was eaten counts by the grams of the list, by 100 g of vegetables, or by energy', () => {
  const eaten = [
    entry('nasi-putih', 150, 130, { staple: 1 }),
    entry('singkong', 100, 175, { staple: 1 }),
    entry('bayam', 50, 23, { vegetables: 1 }),
    entry('telur-rebus', 50, 150, { side: 1 }),
    entry('air-putih', 240, 0, {}),
  ]
  expect(eatenUnitsOf(eaten, 'baru')).toEqual({ staple: 2.5, side: 1, vegetables: 0.5, fruit: 0 })
})

test('a part is covered as far as its plan was eaten, and never beyond it', () => {
  const planned = { ...noPart, staple: 4, side: 2, fruit: 1 }
  const eaten = { staple: 1, side: 3, vegetables: 2, fruit: 0 }
  expect(coveredOf(planned, eaten)).toEqual({ ...noPart, staple: 0.25, side: 1 })
})
