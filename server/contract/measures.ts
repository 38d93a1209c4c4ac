/** Every measure except weight. */
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

/** Every measure with a series. Weight has its own calls, because a day has one weight. */
export const measures = ['weight', ...measurementKinds] as const
export type Measure = (typeof measures)[number]
