import { expect, test } from 'vitest'
import type { Food } from '#server/contract/food.schema.ts'
import { foodVersionText } from './food-version-text.ts'

const entry = {
  id: 'makan-01',
  eatenOn: '2026-03-01',
  meal: 'dinner',
  foodId: 'tempe-goreng',
  measure: 'slice',
  amount: 2,
} as const
const food = {
  id: entry.foodId,
  names: { id: 'Tempe goreng', en: 'Fried tempeh' },
  measures: [{ name: 'slice', grams: 25 }],
} as Food

test('a version of an entry shows its meal, food, amount and day', () => {
  expect(foodVersionText(entry, food)).toBe(
    'Dinner: Fried tempeh, 2 slices, 50\u00a0g, 1\u00a0March 2026',
  )
})

test('a version with a deleted food says so and shows the rest', () => {
  expect(foodVersionText(entry, undefined)).toMatch(
    /^Dinner: a food that .*, 2 slices, 1\u00a0March 2026$/,
  )
})

test('an amount of one is singular, any other amount is plural', () => {
  const amounts = [1, 0.5, 3].map((amount) => foodVersionText({ ...entry, amount }, food))
  expect(amounts.map((text) => text.split(', ')[1])).toEqual(['1 slice', '0.5 slices', '3 slices'])
})
