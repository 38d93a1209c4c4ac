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
  ['is left empty, it follows from the rest', {}, 82],
  ['is on the label, it is taken from there', { energyKcal: '90,5' }, 90.5],
  ['is said to be none, it is none', { energyKcal: '0' }, 0],
  ['is left empty for water, it is none', { proteinG: '', fatG: '', carbohydrateG: '' }, 0],
])('[S2.26] when the energy of an own food %s', (_, typed, expected) => {
  expect(v.parse(ownFoodFormSchema, { ...label, ...typed }).energyKcal).toBe(expected)
})

test.each([
  ['more than weighs 100 g', { proteinG: '20', fatG: '30', carbohydrateG: '60' }, 'carbohydrateG'],
  ['an energy that is no number', { energyKcal: '1.200' }, 'energyKcal'],
  ['more energy than fat has', { energyKcal: '901' }, 'energyKcal'],
])('[S2.26] 100 g of an own food do not hold %s', (_, typed, field) => {
  const { issues = [] } = v.safeParse(ownFoodFormSchema, { ...label, ...typed })
  expect(issues.map(({ path }) => path?.[0]?.key)).toEqual([field])
})

test('[S2.26] labels round: sugar of 100 g with a trace of protein is kept', () => {
  const typed = { ...label, proteinG: '0,5', fatG: '0,3', carbohydrateG: '100' }
  expect(v.is(ownFoodFormSchema, typed)).toBe(true)
})
