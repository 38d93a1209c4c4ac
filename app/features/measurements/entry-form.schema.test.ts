import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Measure } from '#server/contract/measures.ts'
import { entryFormSchemaFor } from './entry-form.schema.ts'
import { factsOf } from './measure-facts.ts'

const today = () => '2026-02-17'

function parse(measure: Measure, typed: Record<string, string>, isInOtherUnit = false) {
  const other = isInOtherUnit ? factsOf(measure).other : undefined
  const schema = entryFormSchemaFor(measure, { today, other })
  const result = v.safeParse(schema, { measuredOn: '2026-02-17', ...typed })
  return result.success
    ? result.output
    : [...new Set(result.issues.map(({ path }) => path?.[0]?.key))]
}

test.each([
  ['72,5', 72.5],
  ['72.5', 72.5],
  ['72', 72],
  [' 72,5 kg ', 72.5],
  ['72.5kg', 72.5],
  ['72,54', 72.5],
  ['20', 20],
  ['400', 400],
])('the weight %j is read as %f kilograms', (value, kilograms) => {
  expect(parse('weight', { value })).toMatchObject({ value: kilograms, secondValue: null })
})

test.each(['', 'kg', '19,9', '400,1', '700', '72500', '7 2', '72,5,1', '-72', '1e2', 'Infinity'])(
  'the weight %j is refused',
  (value) => {
    expect(parse('weight', { value })).toEqual(['value'])
  },
)

test.each([
  ['fastingGlucose', '5,6', 100.89],
  ['totalCholesterol', '5.2', 201.08],
  ['triglycerides', '1,7', 150.57],
  ['uricAcid', '420', 7.06],
  ['hba1c', '48', 6.54],
  ['hba1c', '48 mmol/mol', 6.54],
  ['hba1c', '47,5', 6.5],
] as const)('%s of %s in the other unit is kept as %d', (measure, value, kept) => {
  expect(parse(measure, { value }, true)).toMatchObject({ value: kept })
})

test('glucose in mmol/L is too little for mg/dL, and the other way round too much', () => {
  expect(parse('fastingGlucose', { value: '5,6' })).toEqual(['value'])
  expect(parse('fastingGlucose', { value: '101' }, true)).toEqual(['value'])
})

test('HbA1c in mmol/mol is too much for per cent, and the other way round too little', () => {
  expect(parse('hba1c', { value: '48' })).toEqual(['value'])
  expect(parse('hba1c', { value: '6,5' }, true)).toEqual(['value'])
})

test.each([
  ['128', '82', { value: 128, secondValue: 82 }],
  ['82', '128', ['secondValue']],
  ['120', '120', ['secondValue']],
  ['120', '20', ['secondValue']],
  ['700', '80', ['value']],
  ['120', '', ['secondValue']],
])('the blood pressure %s over %s', (value, secondValue, expected) => {
  const read = parse('bloodPressure', { value, secondValue })
  if (Array.isArray(expected)) expect(read).toEqual(expected)
  else expect(read).toMatchObject(expected)
})

test.each(['2026-02-18', '', '17/02/2026', '2026-02-31x'])('the day %j is refused', (day) => {
  expect(parse('weight', { value: '72', measuredOn: day })).toEqual(['measuredOn'])
})

test('a day in the past is accepted', () => {
  expect(parse('waist', { value: '84,5', measuredOn: '2025-12-31' })).toMatchObject({
    measuredOn: '2025-12-31',
  })
})
