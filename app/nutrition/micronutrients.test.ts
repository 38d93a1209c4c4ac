import { expect, test } from 'vitest'
import { type Known, mapNames, sumOfKnown } from './micronutrients.ts'

const names = ['ironMg', 'folateUg'] as const
const known = (amount: number, knownShare = 1): Known<(typeof names)[number]> => ({
  ...mapNames(names, () => amount),
  knownShare,
})

test('[S2.26] so many grams of a food hold their share of the minerals and vitamins of 100 g', () => {
  const eaten = { grams: 250, energyKcal: 300, per100g: known(40) }
  expect(sumOfKnown(names, [eaten])).toEqual(known(100))
})

test('[S2.26] a day counts what is known, and of how much of its energy it is', () => {
  const sum = sumOfKnown(names, [
    { grams: 100, energyKcal: 300, per100g: known(10) },
    { grams: 50, energyKcal: 200, per100g: known(10, 0.5) },
    { grams: 80, energyKcal: 500, per100g: null },
  ])
  expect(sum).toEqual(known(15, 0.4))
})

test('where nothing is known there is nothing to compare', () => {
  expect(sumOfKnown(names, [])).toBeNull()
  expect(sumOfKnown(names, [{ grams: 50, energyKcal: 100, per100g: null }])).toBeNull()
})

test('water has minerals and no energy', () => {
  const water = { grams: 100, energyKcal: 0, per100g: known(3) }
  expect(sumOfKnown(names, [water])).toEqual(known(3))
})
