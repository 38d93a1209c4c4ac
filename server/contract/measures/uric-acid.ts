import type { MeasureFacts } from './measure-facts.ts'

export const uricAcid = {
  unit: 'mg/dL',
  least: 0.5,
  most: 30,
  decimals: 1,
  otherUnit: 'uricAcid',
  shareSection: 'blood',
  look: 'line',
  axis: { leastSpan: 2 },
  input: 'labChip',
  reading: { by: 'uricAcidLine' },
  needsProfile: true,
  importHeading: /asam ?urat|uric/,
} as const satisfies MeasureFacts
