import type { MeasurementKind } from '#server/contract/measures.ts'

/** Decimals as devices and laboratories print them, independent of unit conversion. */
export const measurementDecimals = {
  waist: 1,
  hip: 1,
  bodyFat: 1,
  bloodPressure: 0,
  fastingGlucose: 0,
  twoHourGlucose: 0,
  hba1c: 1,
  totalCholesterol: 0,
  ldl: 0,
  hdl: 0,
  triglycerides: 0,
  uricAcid: 1,
  water: 0,
  hunger: 1,
  mood: 1,
} as const satisfies Record<MeasurementKind, number>
