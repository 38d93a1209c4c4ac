import { expect, test } from 'vitest'
import type { FoodLabel } from '#server/contract/food-label.schema.ts'
import {
  type FoodKnown,
  knownShareOf,
  knownSharesOf,
  partlyKnown,
  unknownOfLabel,
  unsourcedRangeOf,
} from './known-share.ts'

function eaten(energyKcal: number, known?: FoodKnown) {
  const per100g = { energyKcal, proteinG: 0, fatG: 0, carbohydrateG: 0 }
  return { grams: 100, food: { per100g: { ...per100g, ...none }, known } }
}
const none = { fibreG: 0, addedSugarG: 0, sodiumMg: 0 }
const wholly = { energyKcal: 1, proteinG: 1, fatG: 1, carbohydrateG: 1 }
const label: FoodLabel = {
  ...{ per: '100g', servingGrams: 30, servingsPerPack: null, energyKcal: 100, barcode: null },
  ...{ fatG: 0, proteinG: 0, carbohydrateG: 0, saturatedFatG: null },
  ...{ fibreG: null, sugarG: 5, addedSugarG: null, salt: { unit: 'sodiumMg', amount: 0 } },
}

test('[S2.26] a sum is known by the energy of the foods that have a source for the nutrient', () => {
  const day = [eaten(300), eaten(100, { fibreG: 0 }), eaten(100, { fibreG: 0.5, sodiumMg: 0 })]
  expect(knownSharesOf(day)).toEqual({ ...wholly, fibreG: 0.7, addedSugarG: 1, sodiumMg: 0.8 })
  expect(knownSharesOf([])).toEqual({ ...wholly, fibreG: 1, addedSugarG: 1, sodiumMg: 1 })
})

test('[S2.26] a sum that is not wholly known never looks complete', () => {
  const pinch = [
    { energyKcal: 1999, share: 1 },
    { energyKcal: 1, share: 0 },
  ]
  expect(knownShareOf(pinch)).toBe(0.99)
  const dietDrink = { energyKcal: 0, share: 0 }
  expect(knownShareOf([{ energyKcal: 500, share: 1 }, dietDrink])).toBe(0.99)
  expect(knownShareOf([dietDrink])).toBe(0)
  expect(partlyKnown({ fibreG: 0.999, fatG: 1 })).toEqual({ known: { fibreG: 0.99 } })
})

test('[S2.26] a label without sugar has no added sugar', () => {
  expect(unknownOfLabel(label)).toEqual({ known: { fibreG: 0, addedSugarG: 0 } })
  expect(unknownOfLabel({ ...label, sugarG: 0, fibreG: 0 })).toEqual({})
})

test('[S2.26] an energy without a source lies a quarter below or above its estimate', () => {
  expect(unsourcedRangeOf(82)).toEqual({ least: 62, most: 103 })
})
