import type { MeasureFacts } from './measure-facts.ts'

export const fastingGlucose = {
  unit: 'mg/dL',
  least: 20,
  most: 1000,
  decimals: 0,
  otherUnit: 'glucose',
  circumstances: 'time',
  shareSection: 'blood',
  look: 'line',
  axis: { leastSpan: 40 },
  input: 'labChip',
  hasShortName: true,
  reading: { by: 'sugarClass', test: 'fasting' },
  importHeading:
    /^(?!.*(2 ?(jam|h)|two ?hours?|gd2|post|sewaktu|random|acak)).*(puasa|fasting|gdp)/,
} as const satisfies MeasureFacts
