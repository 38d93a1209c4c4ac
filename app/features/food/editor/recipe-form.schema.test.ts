import * as v from 'valibot'
import { expect, test } from 'vitest'
import { partGramsSchema, recipeFormSchemaOf } from './recipe-form.schema.ts'

const given = { name: 'Rendang Ibu', cookedGrams: '1.500', portions: '6' }

test.each([
  ['1.500', 1, 1500],
  ['1,500', 1, 1500],
  ['12,5', 1, 12.5],
  ['2', 45, 90],
  ['1/2', 130, 65],
  ['1,5', 10, 15],
])('[S2.26] %s of a measure of %i g weighs %d g', (typed, measureGrams, grams) => {
  expect(v.parse(partGramsSchema(measureGrams), typed)).toBe(grams)
})

test.each(['', '0', '-1', '1.5000', 'dua', '99.999'])('[S2.26] %j is no amount of 1 g', (typed) => {
  expect(v.safeParse(partGramsSchema(1), typed).success).toBe(false)
})

test('[S2.26] a recipe needs ingredients but not the weight of the cooked dish', () => {
  const schema = recipeFormSchemaOf([{ measureGrams: 45 }])
  expect(v.parse(schema, { ...given, 'amount-0': '2' }).cookedGrams).toBe(1500)
  expect(v.parse(schema, { ...given, 'amount-0': '2', cookedGrams: ' ' }).cookedGrams).toBeNull()
  const wrong = (fields: object, parts: { measureGrams: number }[]) =>
    v.safeParse(recipeFormSchemaOf(parts), fields).issues?.map(({ path }) => path?.[0]?.key)
  expect(wrong({ ...given, ingredient: '' }, [])).toEqual(['ingredient'])
  expect(wrong({ ...given, 'amount-0': '' }, [{ measureGrams: 45 }])).toEqual(['amount-0'])
})
