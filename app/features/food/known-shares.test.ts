import { expect, test } from 'vitest'
import type { FoodSource } from '#server/contract/food.schema.ts'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import type { FoodLabel } from '#server/contract/food-label.schema.ts'
import { knownSharesOf } from './known-shares.ts'

function eaten(energyKcal: number, source: FoodSource) {
  const per100g = { energyKcal, proteinG: 0, fatG: 0, carbohydrateG: 0 }
  const counted = { ...per100g, fibreG: 0, addedSugarG: 0, sodiumMg: 0 }
  return { grams: 100, food: { per100g: counted, source } as StoredFoodEntry['food'] }
}
const label: FoodLabel = {
  ...{ per: '100g', servingGrams: 30, servingsPerPack: null, energyKcal: 100, barcode: null },
  ...{ fatG: 0, proteinG: 0, carbohydrateG: 0, saturatedFatG: null },
  ...{ fibreG: 2, sugarG: 5, addedSugarG: null, salt: { unit: 'sodiumMg', amount: 0 } },
}
const rice = eaten(300, { kind: 'fdc', title: 'Rice' })
const wafer = (missing: Extract<FoodSource, { kind: 'openFoodFacts' }>['missing']) =>
  eaten(100, { kind: 'openFoodFacts', barcode: '96385074', fetchedOn: '2026-03-02', missing })

test('[S2.26] a day is known by the energy of the foods that have the nutrient', () => {
  const day = [rice, wafer(['fibreG']), eaten(100, { kind: 'own', label })]
  expect(knownSharesOf(day)).toEqual({ fibreG: 0.8, addedSugarG: 0.8, sodiumMg: 1 })
})

test('[S2.26] a label without sugar has no added sugar', () => {
  const unsweetened = eaten(100, { kind: 'own', label: { ...label, sugarG: 0 } })
  expect(knownSharesOf([unsweetened]).addedSugarG).toBe(1)
})

test('[S2.26] a day without energy is known if no food lacks the nutrient', () => {
  expect(knownSharesOf([]).sodiumMg).toBe(1)
  const water = { ...wafer(['sodiumMg']), grams: 0 }
  expect(knownSharesOf([water])).toEqual({ fibreG: 1, addedSugarG: 1, sodiumMg: 0 })
})
