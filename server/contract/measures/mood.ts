import type { MeasureFacts } from './measure-facts.ts'

/** From 1, low, to 5, good. */
export const mood = {
  unit: '',
  least: 1,
  most: 5,
  decimals: 1,
  shareSection: 'wellbeing',
  look: 'line',
  axis: { leastSpan: 4, includes: [1, 5] },
  input: 'scale',
  importHeading: /mood|suasana/,
} as const satisfies MeasureFacts
