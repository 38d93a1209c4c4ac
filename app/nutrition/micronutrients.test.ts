import { expect, test } from 'vitest'
import { type Known, knownIn, mapNames, sumOfKnown } from './micronutrients.ts'

const names = ['ironMg', 'folateUg'] as const
const known = (amount: number, knownShare = 1): Known<(typeof names)[number]> => ({
  ...mapNames(names, () => amount),
  knownShare,
})

test('[S2.26] so many grams of a food hold their share of the minerals and vitamins of 100 g', () => {
  expect(knownIn(names, known(40), 250)).toEqual(known(100))
  expect(knownIn(names, null, 250)).toBeNull()
})

test('[S2.26] a day counts what is known, and of how much of its energy it is', () => {
  const sum = sumOfKnown(names, [
    { energyKcal: 300, known: known(10) },
    { energyKcal: 200, known: known(5, 0.5) },
    { energyKcal: 500, known: null },
  ])
  expect(sum).toEqual(known(15, 0.4))
})

test('where nothing is known there is nothing to compare', () => {
  expect(sumOfKnown(names, [])).toBeNull()
  expect(sumOfKnown(names, [{ energyKcal: 100, known: null }])).toBeNull()
})

test('water has minerals and no energy', () => {
  expect(sumOfKnown(names, [{ energyKcal: 0, known: known(3) }])).toEqual(known(3))
})
