import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { barcodeSchema, type FoodLabel } from '#server/contract/food-label.schema.ts'
import { runsOf } from '#tests/test-size.ts'
import { doubtsOf, isPossibleLabel, moreOfLabel, per100gOf } from './food-label.ts'
import { nutrientsOf } from './nutrients.ts'

/** Milk in a carton: 190 ml, as it is printed. */
const milk: FoodLabel = {
  ...{ per: 'serving', servingGrams: 190, servingsPerPack: 1 },
  ...{ energyKcal: 140, fatG: 5, saturatedFatG: 3.5, proteinG: 6 },
  ...{ carbohydrateG: 18, fibreG: null, sugarG: 17, addedSugarG: null },
  salt: { unit: 'sodiumMg', amount: 80 },
  barcode: null,
}

const hundredths = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((value) => value / 100)

test('[S2.26] what a label prints for a serving comes back from its values for 100 g', () => {
  const labels = fc.record({
    servingGrams: fc.integer({ min: 10, max: 50_000 }).map((value) => value / 10),
    energyKcal: hundredths(2000),
    fatG: hundredths(100),
    proteinG: hundredths(100),
    carbohydrateG: hundredths(100),
    fibreG: hundredths(50),
    addedSugarG: hundredths(100),
    sodiumMg: hundredths(5000),
  })
  fc.assert(
    fc.property(labels, ({ sodiumMg, ...typed }) => {
      const label = { ...milk, ...typed, salt: { unit: 'sodiumMg' as const, amount: sodiumMg } }
      const per100g = per100gOf(label)
      const { servingGrams, ...printed } = { ...typed, sodiumMg }
      const again = nutrientsOf(per100g, servingGrams)
      for (const [name, value] of Object.entries(printed))
        expect(again[name as keyof typeof again]).toBeCloseTo(value, 6)
      const inverse = { ...milk, per: '100g' as const, ...per100g }
      const salt = { unit: 'sodiumMg' as const, amount: per100g.sodiumMg }
      expect(per100gOf({ ...inverse, salt })).toEqual(per100g)
    }),
    { numRuns: runsOf(500) },
  )
})

test('[S2.26] total sugar is not filed as added sugar', () => {
  expect(per100gOf(milk).addedSugarG).toBe(0)
  expect(per100gOf({ ...milk, addedSugarG: 9.5 }).addedSugarG).toBe(5)
})

test('[S2.26] a gram of salt counts as 400 mg of sodium', () => {
  const salted = { ...milk, per: '100g' as const, salt: { unit: 'saltG' as const, amount: 1.5 } }
  expect(per100gOf(salted).sodiumMg).toBe(600)
})

test('[S2.26] energy that is not printed follows from the macronutrients', () => {
  const label = { ...milk, per: '100g' as const, energyKcal: null }
  expect(per100gOf(label).energyKcal).toBe(6 * 4 + 5 * 9 + 18 * 4)
})

test.each<[string, Partial<FoodLabel>, ReturnType<typeof doubtsOf>]>([
  ['a label whose energy is rounded', {}, []],
  ['kilojoules typed as kilocalories', { energyKcal: 590 }, ['energy']],
  ['a missing digit', { energyKcal: 14 }, ['energy']],
  ['more saturated fat than fat', { saturatedFatG: 6 }, ['saturated']],
  ['more sugar than carbohydrate', { sugarG: 19 }, ['sugar']],
  ['more added sugar than sugar', { addedSugarG: 17.5 }, ['addedSugar']],
])('[S2.26] %s is doubted as %j', (_, typed, doubts) => {
  expect(doubtsOf({ ...milk, ...typed })).toEqual(doubts)
})

test.each<[string, Partial<FoodLabel>]>([
  ['more than its weight', { servingGrams: 10 }],
  ['more energy than fat', { energyKcal: 1900 }],
  ['more sodium than salt', { salt: { unit: 'saltG', amount: 400 } }],
])('[S2.26] a serving cannot hold %s', (_, typed) => {
  expect(isPossibleLabel({ ...milk, ...typed })).toBe(false)
  expect(isPossibleLabel(milk)).toBe(true)
})

test.each([
  ['4006381333931', true],
  ['96385074', true],
  ['036000291452', true],
  ['4006381333932', false],
  ['123', false],
])('[S2.26] the barcode number %s is valid: %s', (barcode, isValid) => {
  expect(v.is(barcodeSchema, barcode)).toBe(isValid)
})

test('saturated fat and all sugar are known if the label prints them', () => {
  const printed = { ...milk, per: 'serving' as const, servingGrams: 250 }
  expect(moreOfLabel({ ...printed, saturatedFatG: 5, sugarG: 20 })).toEqual({
    saturatedFatG: { amount: 2, knownShare: 1 },
    sugarsG: { amount: 8, knownShare: 1 },
  })
  expect(moreOfLabel({ ...printed, saturatedFatG: null, sugarG: null })).toEqual({})
})
