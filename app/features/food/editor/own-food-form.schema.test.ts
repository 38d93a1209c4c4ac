import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ownFoodFormSchema } from './own-food-form.schema.ts'

const typed = {
  ...{ name: 'Susu cokelat', part: '', barcode: '4006381 333931', per: 'serving' },
  ...{ servingGrams: '190', servingsPerPack: '', energyKcal: '140', fatG: '5' },
  ...{ saturatedFatG: '3,5', proteinG: '6', carbohydrateG: '18', fibreG: '' },
  ...{ sugarG: '17', addedSugarG: '', saltAmount: '0,2', saltUnit: 'saltG' },
}

test('[S2.26] the form keeps the numbers of a label as they are printed', () => {
  expect(v.parse(ownFoodFormSchema, typed)).toEqual({
    name: 'Susu cokelat',
    part: null,
    label: {
      ...{ per: 'serving', servingGrams: 190, servingsPerPack: null, energyKcal: 140, fatG: 5 },
      ...{ saturatedFatG: 3.5, proteinG: 6, carbohydrateG: 18, fibreG: null, sugarG: 17 },
      ...{ addedSugarG: null, salt: { unit: 'saltG', amount: 0.2 }, barcode: '4006381333931' },
    },
  })
})

test('[S2.26] an empty macronutrient is 0, and an empty energy is not printed', () => {
  const empty = { ...typed, fatG: '', energyKcal: '', saltAmount: '' }
  const { label } = v.parse(ownFoodFormSchema, empty)
  expect(label).toMatchObject({ fatG: 0, energyKcal: null, salt: { amount: 0 } })
})

test.each([
  ['more than the serving weighs', { servingGrams: '20' }, 'servingGrams'],
  ['no serving size', { servingGrams: '' }, 'servingGrams'],
  ['an energy that is not a number', { energyKcal: '1.200' }, 'energyKcal'],
  ['a barcode number with a wrong digit', { barcode: '4006381333932' }, 'barcode'],
])('[S2.26] the form rejects %s', (_, wrong, field) => {
  const { issues = [] } = v.safeParse(ownFoodFormSchema, { ...typed, ...wrong })
  expect(issues.map(({ path }) => path?.[0]?.key)).toEqual([field])
})

test('[S2.26] the form accepts 100 g of sugar with a trace of protein, because labels round', () => {
  const sugar = { per: '100g', proteinG: '0,5', fatG: '0,3', carbohydrateG: '100' }
  expect(v.is(ownFoodFormSchema, { ...typed, ...sugar })).toBe(true)
})
