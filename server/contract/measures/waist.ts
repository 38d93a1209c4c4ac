import type { MeasureFacts } from './measure-facts.ts'

export const waist = {
  unit: 'cm',
  least: 40,
  most: 220,
  decimals: 1,
  shareSection: 'body',
  look: 'line',
  axis: { leastSpan: 4 },
  input: 'chip',
  reading: { by: 'waistLine' },
  needsProfile: true,
  importHeading: /^(?!.*(lemak|body ?fat|\bfat\b|pinggul|\bhips?\b)).*(perut|pinggang|waist)/,
} as const satisfies MeasureFacts
