import { expect, test } from 'vitest'
import { mapMinerals, mineralsIn, sumOfMinerals } from './minerals.ts'

const known = (milligrams: number, knownShare = 1) => ({
  ...mapMinerals(() => milligrams),
  knownShare,
})

test('[S2.26] so many grams of a food hold their share of the minerals of 100 g', () => {
  expect(mineralsIn(known(40), 250)).toEqual(known(100))
  expect(mineralsIn(null, 250)).toBeNull()
})

test('[S2.26] a day counts the minerals that are known, and of how much of its energy they are', () => {
  const sum = sumOfMinerals([
    { energyKcal: 300, minerals: known(10) },
    { energyKcal: 200, minerals: known(5, 0.5) },
    { energyKcal: 500, minerals: null },
  ])
  expect(sum).toEqual(known(15, 0.4))
})

test('where no minerals are known there is nothing to compare', () => {
  expect(sumOfMinerals([])).toBeNull()
  expect(sumOfMinerals([{ energyKcal: 100, minerals: null }])).toBeNull()
})

test('water has minerals and no energy', () => {
  expect(sumOfMinerals([{ energyKcal: 0, minerals: known(3) }])).toEqual(known(3))
})
