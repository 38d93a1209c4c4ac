import type { MeasurementKind } from '#server/contract/measures.ts'
import { m } from './paraglide/messages.js'

export const measurementNames = {
  waist: m.measures_waist,
  hip: m.measures_hip,
  bodyFat: m.measures_body_fat,
  bloodPressure: m.measures_blood_pressure,
  fastingGlucose: m.measures_fasting_glucose,
  twoHourGlucose: m.measures_two_hour_glucose,
  hba1c: m.measures_hba1c,
  totalCholesterol: m.measures_total_cholesterol,
  ldl: m.measures_ldl,
  hdl: m.measures_hdl,
  triglycerides: m.measures_triglycerides,
  uricAcid: m.measures_uric_acid,
  water: m.measures_water,
  hunger: m.measures_hunger,
  mood: m.measures_mood,
} satisfies Record<MeasurementKind, () => string>
