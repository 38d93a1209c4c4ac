import type { MeasureFacts } from './measure-facts.ts'

/** The first value is systolic, the second diastolic. */
export const bloodPressure = {
  unit: 'mmHg',
  least: 60,
  most: 300,
  second: { least: 30, most: 200 },
  decimals: 0,
  shareSection: 'blood',
  look: 'pair',
  axis: { leastSpan: 40 },
  input: 'chip',
  circumstances: 'timeAndMeal',
  reading: { by: 'pressureClass' },
  importHeading: /sistol|systol|tekanan ?darah|tensi|blood ?pressure/,
} as const satisfies MeasureFacts
