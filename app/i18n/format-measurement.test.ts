import { expect, test } from 'vitest'
import { formatMeasurement } from './format-measurement.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

overwriteGetLocale(() => 'id')

test.each([
  // 5,2 mmol/L × 38,67: hundredths of a milligram are not measured.
  ['totalCholesterol', 201.08, null, '201\u00a0mg/dL'],
  // 56 mmol/mol.
  ['hba1c', 7.28, null, '7,3\u00a0%'],
  ['bloodPressure', 128, 82, '128/82\u00a0mmHg'],
  ['waist', 84.5, null, '84,5\u00a0cm'],
] as const)(
  '[S2.26] %s of %d is formatted as laboratories print it',
  (kind, value, secondValue, text) => {
    expect(formatMeasurement({ kind, value, secondValue })).toBe(text)
  },
)
