import { expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import type { Circumstances } from '#server/contract/measurement.schema.ts'
import { converseText, entryText, whenText } from './measure-words.ts'

overwriteGetLocale(() => 'id')

test.each([
  // 5,2 mmol/L × 38,67: hundredths of a milligram are not measured.
  ['totalCholesterol', 201.08, 'mmol/L', '5,2\u00a0mmol/L', '201\u00a0mg/dL'],
  ['fastingGlucose', 99.99, 'mmol/L', '5,55\u00a0mmol/L', '100\u00a0mg/dL'],
  ['fastingGlucose', 99.6, null, '99,6\u00a0mg/dL', '5,5\u00a0mmol/L'],
  ['twoHourGlucose', 199.98, null, '200\u00a0mg/dL', '11,1\u00a0mmol/L'],
  ['hba1c', 6.54, 'mmol/mol', '48\u00a0mmol/mol', '6,5\u00a0%'],
  ['uricAcid', 7.06, 'µmol/L', '420\u00a0µmol/L', '7,1\u00a0mg/dL'],
  ['waist', 84.5, null, '84,5\u00a0cm', undefined],
] as const)(
  '[S2.26] %s of %d, typed in %s, is written as it was typed',
  (kind, value, typedIn, text, converse) => {
    const entry = { kind, value, secondValue: null, typedIn }
    expect(entryText(entry)).toBe(text)
    expect(converseText(entry)).toBe(converse)
  },
)

test('a blood pressure has both numbers', () => {
  expect(entryText({ kind: 'bloodPressure', value: 128, secondValue: 82 })).toBe('128/82\u00a0mmHg')
})

test.each<[Circumstances, string]>([
  [{ measuredAt: '07:05', mealTiming: 'before' }, '3\u00a0Maret 2026, 07.05, sebelum makan'],
  [{ measuredAt: '19:30', mealTiming: null }, '3\u00a0Maret 2026, 19.30'],
  [{}, '3\u00a0Maret 2026'],
])('the circumstances %o are written as far as they are known', (circumstances, text) => {
  expect(whenText({ measuredOn: '2026-03-03', ...circumstances })).toBe(text)
})
