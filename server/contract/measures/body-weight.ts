import type { MeasureFacts } from './measure-facts.ts'

/** One value a day. The limits are wider than any adult and catch grams and pounds. */
export const weight = {
  unit: 'kg',
  least: 20,
  most: 400,
  decimals: 1,
  hasFixedDecimals: true,
  shareSection: 'weight',
  look: 'trend',
  axis: { leastSpan: 2 },
  input: 'chip',
  reading: { by: 'bodyMassIndex' },
  needsProfile: true,
  importHeading: /berat|\bbb\b|weight|kilogram|\bkg\b/,
} as const satisfies MeasureFacts
