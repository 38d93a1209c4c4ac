import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import { measures } from '#server/contract/measures.ts'
import { guessMapping } from './guess-mapping.ts'

const named = (['id', 'en'] as const).flatMap((locale) =>
  measures.map((measure) => [measure, m.measures_name({ measure }, { locale })] as const),
)

test.each(named)('a column of %s is found by its name, %s', (measure, name) => {
  expect(targetOf(name.replaceAll('\u00a0', ' '))).toBe(measure)
})

test.each([
  ['diastolic_mmHg', 'diastolic'],
  ['Trigliserida (lemak darah)', 'triglycerides'],
  ['Kolesterol LDL', 'ldl'],
  ['Gula darah 2 jam', 'twoHourGlucose'],
  ['Gula darah sewaktu', 'randomGlucose'],
  ['GDS (mg/dL)', 'randomGlucose'],
  ['Random blood sugar', 'randomGlucose'],
  ['Jam', 'time'],
  ['Sebelum/sesudah makan', 'mealTiming'],
  ['fasting_glucose', 'fastingGlucose'],
  ['Lemak perut', 'skip'],
  ['Lemak tubuh (%)', 'bodyFat'],
  ['Waist to hip', 'hip'],
  ['measuredOn', 'day'],
  ['Berat (kg)', 'weight'],
  ['glucose mmol/L', 'skip'],
])('a column called %s holds %s', (heading, target) => {
  expect(targetOf(heading)).toBe(target)
})

function targetOf(heading: string) {
  return guessMapping([{ line: 1, cells: [heading] }]).targets[0]
}
