/** Everything that is measured beside weight. */
export const measurementKinds = [
  'waist',
  'hip',
  'bodyFat',
  'bloodPressure',
  'fastingGlucose',
  'twoHourGlucose',
  'hba1c',
  'totalCholesterol',
  'ldl',
  'hdl',
  'triglycerides',
  'uricAcid',
  'water',
  'hunger',
  'mood',
] as const
export type MeasurementKind = (typeof measurementKinds)[number]

/** Everything that can be seen over time. Weight has calls of its own: it is one a day. */
export const measures = ['weight', ...measurementKinds] as const
export type Measure = (typeof measures)[number]
