import type { MeasureFacts } from './measure-facts.ts'

export const bodyFat = {
  unit: '%',
  least: 2,
  most: 75,
  decimals: 1,
  shareSection: 'body',
  look: 'line',
  axis: { leastSpan: 4 },
  input: 'chip',
  importHeading: /lemak ?(tubuh|badan)|body ?fat|\bfat ?\(?%|lemak ?\(?%/,
} as const satisfies MeasureFacts
