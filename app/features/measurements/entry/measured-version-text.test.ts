import { expect, test } from 'vitest'
import type { Entry } from '#app/readings/measured-entry.ts'
import { measuredVersionText } from './measured-version-text.ts'

const entry = { id: 'hasil-01', measuredOn: '2026-03-01', secondValue: null }

test.each<[Partial<Entry>, string]>([
  [{ kind: 'weight', value: 72.5 }, '72.5\u00a0kg, 1\u00a0March 2026'],
  [{ kind: 'bloodPressure', value: 128, secondValue: 82 }, '128/82\u00a0mmHg, 1\u00a0March 2026'],
  [{ kind: 'fastingGlucose', value: 105 }, '105\u00a0mg/dL (5.8\u00a0mmol/L), 1\u00a0March 2026'],
  [
    {
      kind: 'randomGlucose',
      value: 199.98,
      typedIn: 'mmol/L',
      measuredAt: '07:10',
      mealTiming: 'after',
    },
    '11.1\u00a0mmol/L (200\u00a0mg/dL), 1\u00a0March 2026, 07:10, after a meal',
  ],
  [{ kind: 'mood', value: 4 }, 'Good, 1\u00a0March 2026'],
])('a version of %o shows its value, units and day', (version, text) => {
  expect(measuredVersionText({ kind: 'weight', value: 0, ...entry, ...version })).toBe(text)
})
