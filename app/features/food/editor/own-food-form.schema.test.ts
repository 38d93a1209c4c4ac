import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ownFoodFormSchema } from './own-food-form.schema.ts'

const label = {
  name: 'Sambal Ibu',
  portionGrams: '15',
  part: '',
  energyKcal: '',
  proteinG: '2',
  fatG: '5,5',
  carbohydrateG: '6',
  fibreG: '',
  addedSugarG: '3',
  sodiumMg: '800',
}

test.each([
  ['is empty, it follows from the macronutrients', {}, 82],
  ['is typed, the typed value counts', { energyKcal: '90,5' }, 90.5],
  ['is typed as 0, it is 0', { energyKcal: '0' }, 0],
  ['is empty for water, it is 0', { proteinG: '', fatG: '', carbohydrateG: '' }, 0],
])('[S2.26] if the energy of an own food %s', (_, typed, expected) => {
  expect(v.parse(ownFoodFormSchema, { ...label, ...typed }).energyKcal).toBe(expected)
})

test.each([
  [
    'more than 100 g of macronutrients',
    { proteinG: '20', fatG: '30', carbohydrateG: '60' },
    'carbohydrateG',
  ],
  ['an energy that is not a number', { energyKcal: '1.200' }, 'energyKcal'],
  ['more energy than pure fat', { energyKcal: '901' }, 'energyKcal'],
])('[S2.26] the form rejects %s in 100 g of an own food', (_, typed, field) => {
  const { issues = [] } = v.safeParse(ownFoodFormSchema, { ...label, ...typed })
  expect(issues.map(({ path }) => path?.[0]?.key)).toEqual([field])
})

test('[S2.26] the form accepts 100 g of sugar with a trace of protein, because labels round', () => {
  const typed = { ...label, proteinG: '0,5', fatG: '0,3', carbohydrateG: '100' }
  expect(v.is(ownFoodFormSchema, typed)).toBe(true)
})
