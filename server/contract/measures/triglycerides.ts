import type { MeasureFacts } from './measure-facts.ts'

export const triglycerides = {
  unit: 'mg/dL',
  least: 10,
  most: 5000,
  decimals: 0,
  otherUnit: 'triglycerides',
  shareSection: 'blood',
  look: 'line',
  axis: { leastSpan: 40 },
  input: 'labChip',
  reading: { by: 'lipidLine', lipid: 'triglycerides' },
  importHeading: /trigli|trigly/,
} as const satisfies MeasureFacts
