import type { MeasureFacts } from './measure-facts.ts'

export const hdl = {
  unit: 'mg/dL',
  least: 5,
  most: 200,
  decimals: 0,
  otherUnit: 'cholesterol',
  shareSection: 'blood',
  look: 'line',
  axis: { leastSpan: 20 },
  input: 'labChip',
  hasShortName: true,
  reading: { by: 'lipidLine', lipid: 'hdl' },
  needsProfile: true,
  importHeading: /hdl/,
} as const satisfies MeasureFacts
