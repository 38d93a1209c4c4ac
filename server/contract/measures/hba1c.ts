import type { MeasureFacts } from './measure-facts.ts'

export const hba1c = {
  unit: '%',
  least: 3,
  most: 20,
  decimals: 1,
  otherUnit: 'hba1c',
  shareSection: 'blood',
  look: 'line',
  axis: { leastSpan: 2 },
  input: 'labChip',
  reading: { by: 'sugarClass', test: 'hba1c' },
  importHeading: /hba1c|a1c/,
} as const satisfies MeasureFacts
