import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { isAboveWaistLine } from '#app/nutrition/waist-line.ts'
import { bmiFormSchema } from './bmi-form.schema.ts'

const typed = { centimetres: '165', kilograms: '60', waistCentimetres: '' }

describe('typed measures', () => {
  test.each([
    ['72,5', 72.5],
    ['72.5', 72.5],
    [' 72 ', 72],
    ['72 kg', 72],
    ['72,44KG', 72.4],
  ])('%s parses as %d kilograms', (kilograms, read) => {
    expect(v.parse(bmiFormSchema, { ...typed, kilograms })).toMatchObject({ kilograms: read })
  })

  test.each([
    ['1,58', 158],
    ['1.58', 158],
    ['1,6', 160],
    ['1.65 m', 165],
    ['158', 158],
    ['158 cm', 158],
  ])('%s parses as a height of %d centimetres', (centimetres, read) => {
    expect(v.parse(bmiFormSchema, { ...typed, centimetres })).toMatchObject({ centimetres: read })
  })

  test.each(['', '2,65', '1,1', '1.650', '65 inci', '165cm5', '300', '-165', '1e2', '119,9'])(
    '%j is rejected as a height in centimetres',
    (centimetres) => {
      expect(v.safeParse(bmiFormSchema, { ...typed, centimetres }).success).toBe(false)
    },
  )

  test('an empty waist is accepted', () => {
    expect(v.parse(bmiFormSchema, typed).waistCentimetres).toBeUndefined()
    expect(v.parse(bmiFormSchema, { ...typed, waistCentimetres: '88,5 cm' })).toMatchObject({
      waistCentimetres: 88.5,
    })
    expect(v.safeParse(bmiFormSchema, { ...typed, waistCentimetres: '12' }).success).toBe(false)
  })
})

/** The line for central obesity: more than 90 cm for men, more than 80 cm for women. */
test.each([
  ['male', 90, false],
  ['male', 90.1, true],
  ['female', 80, false],
  ['female', 80.1, true],
] as const)('the waist of a %s with %d cm is above the line: %s', (sex, centimetres, isAbove) => {
  expect(isAboveWaistLine(centimetres, sex)).toBe(isAbove)
})
