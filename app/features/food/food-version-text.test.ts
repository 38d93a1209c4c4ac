import { expect, test } from 'vitest'
import type { Food } from '#server/contract/food.schema.ts'
import { versionText } from './food-version-text.ts'

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

test('a version of a meal says which, what, how much and when', () => {
  expect(versionText(entry, food)).toBe(
    'Dinner: Fried tempeh, 2 slices, 50\u00a0g, 1\u00a0March 2026',
  )
})

test('a version whose food is gone says so, and the rest', () => {
  expect(versionText(entry, undefined)).toMatch(
    /^Dinner: a food that .*, 2 slices, 1\u00a0March 2026$/,
  )
})

test('one is counted in the singular, a part and several in the plural', () => {
  const amounts = [1, 0.5, 3].map((amount) => versionText({ ...entry, amount }, food))
  expect(amounts.map((text) => text.split(', ')[1])).toEqual(['1 slice', '0.5 slices', '3 slices'])
})
