import type { MeasureFacts } from './measure-facts.ts'

export const hip = {
  unit: 'cm',
  least: 40,
  most: 250,
  decimals: 1,
  shareSection: 'body',
  look: 'line',
  axis: { leastSpan: 4 },
  input: 'chip',
  importHeading: /^(?!.*(lemak|body ?fat|\bfat\b)).*(pinggul|\bhips?\b)/,
} as const satisfies MeasureFacts
