import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Food } from '#server/contract/food.schema.ts'
import type { PackagedFood } from '#server/contract/packaged-food.schema.ts'
import { FoundProduct } from './found-product.tsx'

const product: PackagedFood = {
  ...{ barcode: '4006381333931', names: { id: 'Wafer', en: 'Wafer' }, brand: 'Renyah' },
  ...{ quantity: '240 g', servingGrams: 20, packGrams: 240, fetchedOn: '2026-03-02' },
  per100g: {
    ...{ energyKcal: 520, fatG: 27.5, saturatedFatG: null, proteinG: 5, carbohydrateG: 62.5 },
    ...{ fibreG: null, sugarG: 35, addedSugarG: null, sodiumMg: 200 },
  },
  food: { measures: [{ name: 'portion', grams: 20 }] } as Food,
}
const textOf = (change: Partial<PackagedFood> = {}, isCalm = false) =>
  renderToStaticMarkup(
    <FoundProduct
      product={{ ...product, ...change }}
      isCalm={isCalm}
      onLog={() => {}}
      onCopy={() => {}}
    />,
  )

test('[S2.26] a product shows its values, what is missing, its page and its licence', () => {
  const text = textOf()
  expect(text).toContain('520\u00a0kcal')
  expect(text).toContain('27.5\u00a0g')
  expect(text).toContain(
    m.food_packaged_missing({ values: 'saturated fat, fibre, and added sugar' }),
  )
  expect(text).toContain('href="https://world.openfoodfacts.org/product/4006381333931"')
  expect(text).toContain('href="https://opendatacommons.org/licenses/odbl/1-0/"')
})

test('[S2.26] a product with gaps can only be copied, and says why', () => {
  const per100g = { ...product.per100g, proteinG: null }
  expect(textOf({ food: null, per100g })).toContain(m.food_packaged_incomplete())
  expect(textOf({ food: null })).toContain(m.food_packaged_impossible())
  expect(textOf({ food: null })).not.toContain(m.food_packaged_log({ amount: '' }).trim())
  expect(textOf()).not.toContain(m.food_packaged_impossible())
})

test('calm mode shows no calories of a product', () => {
  expect(textOf({}, true)).not.toMatch(/520|kcal/)
})
