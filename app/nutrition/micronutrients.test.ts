import { expect, test } from 'vitest'
import { type Known, mapNames, sumOfKnown, sumOfMore } from './micronutrients.ts'

const names = ['ironMg', 'folateUg'] as const
const known = (amount: number, knownShare = 1): Known<(typeof names)[number]> => ({
  ...mapNames(names, () => amount),
  knownShare,
})

test('[S2.26] micronutrients scale from 100 g to the eaten grams', () => {
  const eaten = { grams: 250, energyKcal: 300, per100g: known(40) }
  expect(sumOfKnown(names, [eaten])).toEqual(known(100))
})

test('[S2.26] a day adds up the known micronutrients and says which share of its energy they cover', () => {
  const sum = sumOfKnown(names, [
    { grams: 100, energyKcal: 300, per100g: known(10) },
    { grams: 50, energyKcal: 200, per100g: known(10, 0.5) },
    { grams: 80, energyKcal: 500, per100g: null },
  ])
  expect(sum).toEqual(known(15, 0.4))
})

test('the sum is null if no food has known micronutrients', () => {
  expect(sumOfKnown(names, [])).toBeNull()
  expect(sumOfKnown(names, [{ grams: 50, energyKcal: 100, per100g: null }])).toBeNull()
})

test('a food without energy counts as fully known', () => {
  const water = { grams: 100, energyKcal: 0, per100g: known(3) }
  expect(sumOfKnown(names, [water])).toEqual(known(3))
})

test('[S2.26] each other nutrient has its own share of the energy with known values', () => {
  const known = (amount: number, knownShare = 1) => ({ amount, knownShare })
  const parts = [
    { grams: 200, energyKcal: 300, more: { saturatedFatG: known(2), sugarsG: known(5) } },
    { grams: 50, energyKcal: 100, more: { sugarsG: known(10, 0.5) } },
    { grams: 10, energyKcal: 100, more: undefined },
  ]
  expect(sumOfMore(parts)).toEqual({
    saturatedFatG: { amount: 4, knownShare: 0.6 },
    sugarsG: { amount: 15, knownShare: 0.7 },
  })
})
