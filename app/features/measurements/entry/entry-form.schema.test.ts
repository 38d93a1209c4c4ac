import * as v from 'valibot'
import { expect, test } from 'vitest'
import { unitsOf } from '#app/readings/other-unit.ts'
import type { Measure } from '#server/contract/measures.ts'
import { entryFormSchemaFor } from './entry-form.schema.ts'

const today = () => '2026-02-17'

function parse(measure: Measure, typed: Record<string, string>, isInOtherUnit = false) {
  const { unit, other } = unitsOf(measure)
  const schema = entryFormSchemaFor(measure, {
    today,
    now: () => '09:30',
    unit: isInOtherUnit && other ? other.unit : unit,
  })
  const result = v.safeParse(schema, { measuredOn: '2026-02-17', ...typed })
  return result.success
    ? result.output
    : [...new Set(result.issues.map(({ path }) => path?.[0]?.key))]
}

test.each([
  ['72,5', 72.5],
  ['72.5', 72.5],
  ['\u200e72,5\u00a0kg\u200b', 72.5],
  ['72', 72],
  [' 72,5 kg ', 72.5],
  ['72.5kg', 72.5],
  ['72,54', 72.5],
  ['72,55', 72.6],
  ['72.45', 72.5],
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
] as const)('%s of %s in the other unit is stored as %d', (measure, value, stored) => {
  expect(parse(measure, { value }, true)).toMatchObject({ value: stored })
})

test.each<[Measure, string, number]>([
  ['fastingGlucose', '20 mmol/L', 360.32],
  ['fastingGlucose', '5,6mmol/l', 100.89],
  ['fastingGlucose', '5.6 MMOL / L', 100.89],
  ['fastingGlucose', '101 mg/dL', 101],
  ['fastingGlucose', '101mgdl', 101],
  ['twoHourGlucose', '7,8 mmol/L', 140.52],
  ['ldl', '3 mmol/L', 116.01],
  ['triglycerides', '20 mmol/L', 1771.4],
  ['triglycerides', '20 mg/dL', 20],
  ['uricAcid', '420 µmol/L', 7.06],
  ['uricAcid', '420 μmol/L', 7.06],
  ['uricAcid', '420 umol/l', 7.06],
  ['uricAcid', '7,1 mg/dL', 7.1],
  ['hba1c', '48 mmol/mol', 6.54],
  ['hba1c', '6,5 %', 6.5],
  ['hba1c', '6,5 persen', 6.5],
  ['weight', '72,5 kilo', 72.5],
  ['waist', '84 cm', 84],
  ['bodyFat', '24%', 24],
])('%s of %j is %d in a form of either unit', (measure, value, stored) => {
  expect(parse(measure, { value })).toMatchObject({ value: stored })
  expect(parse(measure, { value }, true)).toMatchObject({ value: stored })
})

test.each<[Measure, string]>([
  ['weight', '150 lb'],
  ['weight', '150 lbs'],
  ['weight', '70 cm'],
  ['weight', '72 %'],
  ['waist', '33 in'],
  ['waist', '84 kg'],
  ['bodyFat', '24 kg'],
  ['fastingGlucose', '100 mmol/mol'],
  ['fastingGlucose', '100 g/L'],
  ['fastingGlucose', '100 mg/L'],
  ['uricAcid', '20 mmol/L'],
  ['hba1c', '6,5 mg/dL'],
  ['hba1c', '10 mmol/L'],
])('%s of %j is refused in a form of either unit', (measure, value) => {
  expect(parse(measure, { value })).toEqual(['value'])
  expect(parse(measure, { value }, true)).toEqual(['value'])
})

test('glucose in mmol/L is too low for mg/dL, and glucose in mg/dL too high for mmol/L', () => {
  expect(parse('fastingGlucose', { value: '5,6' })).toEqual(['value'])
  expect(parse('fastingGlucose', { value: '101' }, true)).toEqual(['value'])
})

test('HbA1c in mmol/mol is too high for percent, and HbA1c in percent too low for mmol/mol', () => {
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
  ['121/79', '', { value: 121, secondValue: 79 }],
  ['121 / 79', '', { value: 121, secondValue: 79 }],
  ['121 79', '', { value: 121, secondValue: 79 }],
  ['121,79', '', { value: 121, secondValue: 79 }],
  ['121-79 mmHg', '', { value: 121, secondValue: 79 }],
  ['180/110', '110', { value: 180, secondValue: 110 }],
  ['121/79', '80', ['value']],
  ['79/121', '', ['secondValue']],
  ['121/7', '', ['value', 'secondValue']],
  ['121 mmHg', '79 mmHg', { value: 121, secondValue: 79 }],
  ['16,1 kPa', '79', ['value']],
  ['12179', '', ['value', 'secondValue']],
])('the form reads the blood pressure %s over %s', (value, secondValue, expected) => {
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

test.each<[Measure, string, string | null]>([
  ['twoHourGlucose', '11,1 mmol/L', 'mmol/L'],
  ['twoHourGlucose', '200 mg/dL', null],
  ['hba1c', '48 mmol/mol', 'mmol/mol'],
  ['weight', '72,5 kg', null],
])('%s of %j remembers the unit in which it was typed', (measure, value, typedIn) => {
  expect(parse(measure, { value })).toMatchObject({ typedIn })
  expect(parse(measure, { value }, true)).toMatchObject({ typedIn })
})

test.each([
  ['2026-02-17', '09:30', { measuredAt: '09:30' }],
  ['2026-02-17', '', { measuredAt: null }],
  ['2026-02-16', '23:10', { measuredAt: '23:10' }],
  ['2026-02-17', '09:31', ['measuredAt']],
  ['2026-02-17', '25:00', ['measuredAt']],
])('a value of %s at %j, typed at 09:30, is read as %o', (measuredOn, measuredAt, expected) => {
  const read = parse('randomGlucose', { value: '120', measuredOn, measuredAt })
  if (Array.isArray(expected)) expect(read).toEqual(expected)
  else expect(read).toMatchObject(expected)
})

test('a meal that the form does not offer is refused', () => {
  const typed = { value: '120' }
  expect(parse('randomGlucose', { ...typed, mealTiming: 'after' })).toMatchObject({
    mealTiming: 'after',
  })
  expect(parse('randomGlucose', { ...typed, mealTiming: '' })).toMatchObject({ mealTiming: null })
  expect(parse('randomGlucose', { ...typed, mealTiming: 'during' })).toEqual(['mealTiming'])
})
