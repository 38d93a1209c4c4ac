import type { MeasureFacts } from './measure-facts.ts'

export const totalCholesterol = {
  unit: 'mg/dL',
  least: 50,
  most: 1000,
  decimals: 0,
  otherUnit: 'cholesterol',
  shareSection: 'blood',
  look: 'line',
  axis: { leastSpan: 40 },
  input: 'labChip',
  reading: { by: 'lipidLine', lipid: 'total' },
  importHeading: /^(?!.*(ldl|hdl|trigli|trigly)).*(kolesterol|cholesterol)/,
} as const satisfies MeasureFacts
