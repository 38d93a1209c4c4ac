import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/i18n/paraglide/runtime.js'
import type { Measure } from '#server/contract/measures.ts'
import { valueHint, valueProblem } from './entry-form-words.ts'

afterEach(() => overwriteGetLocale(() => 'en'))
afterAll(() => overwriteGetLocale(() => 'en'))

describe('[S2.26] a unit that the measure does not have is refused with the units that it has', () => {
  test.each<['id' | 'en', Measure, string, string]>([
    ['en', 'weight', '150 lb', 'We don’t know this unit. Enter the value in kg.'],
    ['id', 'weight', '150 lb', 'Satuan ini tidak kami kenal. Tulis nilainya dalam kg.'],
    ['id', 'fastingGlucose', '5 g/L', 'mg/dL atau mmol/L.'],
    ['en', 'uricAcid', '5 mmol/L', 'mg/dL or µmol/L.'],
  ])('in %s: %s of %j', (locale, measure, typed, problem) => {
    overwriteGetLocale(() => locale)
    expect(valueProblem({ measure, typed, unit: 'mg/dL' })).toContain(problem)
  })
})

test.each([
  ['5', 'mg/dL', 'from 20 to 1,000 mg/dL'],
  ['101', 'mmol/L', 'from 1.1 to 55.5 mmol/L'],
  ['5 mg/dL', 'mmol/L', 'from 20 to 1,000 mg/dL'],
  ['101 mmol/L', 'mg/dL', 'from 1.1 to 55.5 mmol/L'],
  ['sugar', 'mg/dL', 'from 20 to 1,000 mg/dL'],
])(
  'a refused glucose of %j in a form of %s names its limits in the typed unit',
  (typed, unit, limits) => {
    expect(valueProblem({ measure: 'fastingGlucose', typed, unit })).toContain(limits)
  },
)

test.each([
  ['20 mmol/L', 'mg/dL', '360\u00a0mg/dL'],
  ['101 mg/dL', 'mmol/L', '5.6\u00a0mmol/L'],
  ['101', 'mg/dL', '5.6\u00a0mmol/L'],
  ['5,6', 'mmol/L', '101\u00a0mg/dL'],
])('a glucose of %j in a form of %s shows the conversion %s', (typed, unit, same) => {
  expect(valueHint({ measure: 'fastingGlucose', typed, unit })).toBe(`Same as ${same}`)
})
