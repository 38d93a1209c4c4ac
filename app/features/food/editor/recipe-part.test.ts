import { expect, test } from 'vitest'
import type { Food } from '#server/contract/food.schema.ts'
import { cookedEstimateOf, gramsOfPart, partInMeasure, partOfIngredient } from './recipe-part.ts'

const names = { id: 'Nasi', en: 'Rice' }
const rice = {
  id: 'nasi',
  names,
  measures: [
    { name: 'ladle', grams: 45 },
    { name: 'plate', grams: 150 },
  ],
  edibleShare: 1,
  cookedYield: 2,
} as Food

function part(grams: number, food: Food | undefined = rice) {
  return partOfIngredient({ foodId: 'nasi', names, grams }, food)
}

test.each([
  [90, 'ladle', '2'],
  [150, 'plate', '1'],
  [300, 'plate', '2'],
  [67.5, 'ladle', '1.5'],
  [75, 'plate', '0.5'],
  [11.25, 'ladle', '0.25'],
  [100, 'gram', '100'],
  [0.5, 'gram', '0.5'],
])('[S2.26] %d g of a stored ingredient are shown in %s: %s', (grams, measure, typed) => {
  const shown = part(grams)
  expect(shown).toMatchObject({ measure, typed })
  expect(gramsOfPart(shown)).toBe(grams)
})

test('[S2.26] an ingredient whose food is gone stays in grams', () => {
  const gone = partOfIngredient({ foodId: 'nasi', names, grams: 90 }, undefined)
  expect(gone).toMatchObject({ measure: 'gram', typed: '90', cookedYield: 1 })
})

test('[S2.26] another measure keeps the weight, and an amount that is wrong', () => {
  expect(partInMeasure(part(90), 'gram').typed).toBe('90')
  expect(partInMeasure(part(100), 'ladle').typed).toBe('2.22')
  expect(partInMeasure({ ...part(90), typed: 'two' }, 'gram').typed).toBe('two')
})

test('[S2.26] the estimate of a dish counts what each ingredient gains in the pot', () => {
  expect(cookedEstimateOf([part(90)])).toBe(180)
})
