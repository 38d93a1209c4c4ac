import { expect, test } from 'vitest'
import type { Food } from '#server/contract/food.schema.ts'
import { versionText } from './version-text.ts'

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
    'Dinner: Fried tempeh, 2 slice, 50\u00a0g, 1\u00a0March 2026',
  )
})

test('a version whose food is gone says so, and the rest', () => {
  expect(versionText(entry, undefined)).toMatch(
    /^Dinner: a food that .*, 2 slice, 1\u00a0March 2026$/,
  )
})
