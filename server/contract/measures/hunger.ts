import type { MeasureFacts } from './measure-facts.ts'

/** From 1, not at all, to 5, very. */
export const hunger = {
  unit: '',
  least: 1,
  most: 5,
  decimals: 1,
  shareSection: 'wellbeing',
  look: 'line',
  axis: { leastSpan: 4, includes: [1, 5] },
  input: 'scale',
  importHeading: /lapar|hunger/,
} as const satisfies MeasureFacts
