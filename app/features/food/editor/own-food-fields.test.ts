import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { PackagedFood } from '#server/contract/packaged-food.schema.ts'
import { runsOf } from '#tests/test-size.ts'
import { fieldsOfProduct } from './own-food-fields.ts'
import { ownFoodFormSchema } from './own-food-form.schema.ts'

const printed = fc.option(fc.integer({ min: 0, max: 2000 }).map((hundredths) => hundredths / 100))
const per100g = fc.record({
  ...{ energyKcal: printed, fatG: printed, saturatedFatG: printed, proteinG: printed },
  ...{ carbohydrateG: printed, fibreG: printed, sugarG: printed, addedSugarG: printed },
  sodiumMg: printed,
})

test('[S2.26] the form of a label takes over a product as it is, and leaves gaps empty', () => {
  fc.assert(
    fc.property(per100g, (values) => {
      const product: PackagedFood = {
        ...{ barcode: '4006381333931', names: { id: 'W'.repeat(120), en: 'W'.repeat(120) } },
        ...{ brand: '', quantity: '', servingGrams: 20, packGrams: null, food: null },
        ...{ fetchedOn: '2026-03-02', per100g: values },
      }
      const fields = { part: '', servingsPerPack: '', ...fieldsOfProduct(product) }
      const { name, label } = v.parse(ownFoodFormSchema, fields)
      expect(name).toHaveLength(80)
      const { sodiumMg, energyKcal, fatG, proteinG, carbohydrateG, ...optional } = values
      expect(label).toEqual({
        ...{ per: '100g', servingGrams: 20, servingsPerPack: null, barcode: product.barcode },
        ...{ energyKcal, fatG: fatG ?? 0, proteinG: proteinG ?? 0 },
        ...{ carbohydrateG: carbohydrateG ?? 0, ...optional },
        salt: { unit: 'sodiumMg', amount: sodiumMg ?? 0 },
      })
    }),
    { numRuns: runsOf(100) },
  )
})
