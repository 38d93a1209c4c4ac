import type { MeasureFacts } from './measure-facts.ts'

export const water = {
  unit: 'ml',
  least: 10,
  most: 5000,
  decimals: 0,
  shareSection: 'wellbeing',
  addsUp: true,
  look: 'columns',
  axis: { leastSpan: 1000, startsAtZero: true },
  input: 'counter',
  reading: { by: 'waterTarget' },
  importHeading: /\bair\b|minum|water/,
} as const satisfies MeasureFacts
