import type { MeasureFacts } from './measure-facts.ts'

export const ldl = {
  unit: 'mg/dL',
  least: 5,
  most: 800,
  decimals: 0,
  otherUnit: 'cholesterol',
  shareSection: 'blood',
  look: 'line',
  axis: { leastSpan: 40 },
  input: 'labChip',
  hasShortName: true,
  reading: { by: 'lipidLine', lipid: 'ldl' },
  importHeading: /ldl/,
} as const satisfies MeasureFacts
