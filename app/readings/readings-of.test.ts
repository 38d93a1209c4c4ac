import { afterAll, beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import { emergencyOf } from '#app/nutrition/emergency-of.ts'
import type { Measure } from '#server/contract/measures.ts'
import { limitsOf } from './limits-of.ts'
import { type MeasuredMember, waterTarget } from './measured-member.ts'
import { conversionsOf, readingsOf } from './readings-of.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))
afterAll(() => overwriteGetLocale(() => 'en'))

const today = '2026-03-02'
const woman: MeasuredMember = {
  sex: 'female',
  centimetres: 160,
  ageYears: 35,
  isPregnant: false,
  isCalm: false,
}
const entryOf = (kind: Measure, value: number, secondValue: number | null = null) => ({
  id: 'entry-01',
  kind,
  measuredOn: today,
  value,
  secondValue,
})

test('a weight is read by both schemes, each with its name, table and source', () => {
  const readings = readingsOf(entryOf('weight', 64), woman)
  expect(readings.map(({ word }) => word)).toEqual(['BMI 25.0: Obesity\u00a0I', 'BMI 25.0: Normal'])
  expect(new Set(readings.map(({ by }) => by)).size).toBe(2)
  for (const { explained } of readings) {
    expect(explained.table?.version).toMatch(/^20/)
    expect(explained.sources.length).toBeGreaterThan(0)
  }
})

test.each<[string, Partial<MeasuredMember>]>([
  ['under 18', { ageYears: 17 }],
  ['in pregnancy', { isPregnant: true }],
  ['in calm mode', { isCalm: true }],
])('%s a weight has no class and no band', (_, member) => {
  const other = { ...woman, ...member }
  expect(readingsOf(entryOf('weight', 64), other)).toEqual([])
  expect(limitsOf('weight', other, today)).toEqual({})
})

test('at 18 years a weight has a class', () => {
  expect(readingsOf(entryOf('weight', 64), { ...woman, ageYears: 18 })).toHaveLength(2)
})

test.each<[Measure, number, number | null, string]>([
  ['waist', 80, null, 'Not above the limit'],
  ['waist', 80.1, null, 'Above the limit'],
  ['bloodPressure', 139, 89, 'High normal'],
  ['bloodPressure', 140, 70, 'Grade 1 hypertension range'],
  [
    'bloodPressure',
    84,
    52,
    'One of the numbers is below 90/60\u00a0mmHg. If you feel dizzy, weak or faint, call a doctor.',
  ],
  ['fastingGlucose', 99, null, 'Within the reference range'],
  ['fastingGlucose', 70, null, 'Within the reference range'],
  ['fastingGlucose', 20, null, 'Below the reference range'],
  ['twoHourGlucose', 69, null, 'Below the reference range'],
  ['uricAcid', 6, null, 'Not above the limit'],
  ['hdl', 50, null, 'Within the recommended range'],
  ['ldl', 100, null, 'Outside the recommended range'],
])('%s of %d over %s is read as “%s”', (kind, value, second, word) => {
  expect(readingsOf(entryOf(kind, value, second), woman)[0]?.word).toBe(word)
})

test.each<[Measure, number, string]>([
  ['hba1c', 6.5, '48\u00a0mmol/mol'],
  ['fastingGlucose', 100, '5.6\u00a0mmol/L'],
  ['uricAcid', 7, '416\u00a0µmol/L'],
])('%s of %d converts to %s, with its formula and source', (kind, value, word) => {
  const [reading] = conversionsOf(entryOf(kind, value))
  expect(reading?.word).toBe(word)
  expect(reading?.explained).toMatchObject({ formula: expect.stringContaining('n'), inputs: [{}] })
  expect(reading?.explained.sources).toHaveLength(1)
  expect(conversionsOf(entryOf('weight', 70))).toEqual([])
})

test('a measure that needs the profile has no reading without one', () => {
  for (const kind of ['weight', 'waist', 'hdl', 'uricAcid'] as const) {
    expect(readingsOf(entryOf(kind, 60), undefined)).toEqual([])
    expect(limitsOf(kind, undefined, today)).toEqual({})
  }
  const [ldl] = readingsOf(entryOf('ldl', 99), undefined)
  expect(ldl?.explained.inputs.map(({ quantity }) => quantity)).toEqual(['bloodValue'])
})

test('a chart draws the range of normal weights, the waist line and the water of AKG', () => {
  expect(limitsOf('weight', woman, today).bands).toEqual([
    { name: expect.stringContaining('47.4–58.8'), least: 47.4, most: 58.8 },
  ])
  expect(limitsOf('waist', woman, today).bands?.[0]?.most).toBe(80)
  expect(limitsOf('fastingGlucose', undefined, today).bands).toEqual([
    { name: 'Reference: 70 to below 100\u00a0mg/dL', least: 70, most: 100 },
  ])
  expect(limitsOf('hba1c', undefined, today).bands?.[0]?.least).toBeUndefined()
  expect(limitsOf('water', woman, today).limits?.[0]?.values).toEqual([2350])
  expect(waterTarget({ ...woman, isPregnant: true }, today)).toBeUndefined()
})

test('the water of AKG names its inputs, edition and source', () => {
  expect(limitsOf('water', woman, today).limits?.[0]?.name).toBe(
    'AKG 2019 recommends 2,350\u00a0ml',
  )
  expect(waterTarget(woman, today)).toMatchObject({
    value: 2350,
    inputs: [
      { quantity: 'sex', value: 'female' },
      { quantity: 'age', value: 35 },
    ],
    table: { table: 'akg', version: '2019' },
    sources: [{ title: expect.stringContaining('Permenkes 28/2019') }],
  })
})

test.each<[Measure, number, number | null, string | undefined]>([
  ['bloodPressure', 179, 109, undefined],
  ['bloodPressure', 180, 70, 'bloodPressure'],
  ['bloodPressure', 120, 110, 'bloodPressure'],
  ['fastingGlucose', 70, null, undefined],
  ['fastingGlucose', 69, null, 'lowSugar'],
  ['twoHourGlucose', 300, null, undefined],
  ['twoHourGlucose', 301, null, 'highSugar'],
  ['hba1c', 12, null, undefined],
])('%s of %d over %s falls under the rule: %s', (kind, value, second, rule) => {
  expect(emergencyOf(entryOf(kind, value, second))).toBe(rule)
})

test('[S2.26] the class belongs to the number that the page shows', () => {
  const read = (value: number, typedIn: 'mmol/L' | null) =>
    readingsOf({ ...entryOf('twoHourGlucose', value), typedIn }, undefined)[0]?.word
  const high = 'Above the limit; a doctor would usually test again'
  expect(read(199.98, 'mmol/L')).toBe(high)
  // Stored before units were, and shown as 200 mg/dL.
  expect(read(199.98, null)).toBe(high)
  expect(read(199.9, null)).not.toBe(high)
})
