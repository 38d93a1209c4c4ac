import type { MeasureFacts } from './measure-facts.ts'

/** Glucose at any time of day, as home meters and posyandu measure it (gula darah sewaktu, GDS). */
export const randomGlucose = {
  unit: 'mg/dL',
  least: 20,
  most: 1000,
  decimals: 0,
  otherUnit: 'glucose',
  circumstances: 'timeAndMeal',
  shareSection: 'blood',
  look: 'line',
  axis: { leastSpan: 40 },
  input: 'chip',
  hasShortName: true,
  reading: { by: 'sugarClass', test: 'random' },
  importHeading: /sewaktu|\bgds\b|(random|acak).*(glucose|glukosa|gula|sugar)/,
} as const satisfies MeasureFacts
