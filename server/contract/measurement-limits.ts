import type { MeasurementKind } from './measures.ts'

type Limits = { unit: string; least: number; most: number }

/**
 * One unit per kind; a page that shows mmol/L converts. The limits catch typing mistakes and carry
 * no medical meaning.
 */
export const measurementLimits = {
  waist: { unit: 'cm', least: 40, most: 220 },
  hip: { unit: 'cm', least: 40, most: 250 },
  bodyFat: { unit: '%', least: 2, most: 75 },
  /** The systolic value. The diastolic is the second value. */
  bloodPressure: { unit: 'mmHg', least: 60, most: 300 },
  fastingGlucose: { unit: 'mg/dL', least: 20, most: 1000 },
  twoHourGlucose: { unit: 'mg/dL', least: 20, most: 1000 },
  hba1c: { unit: '%', least: 3, most: 20 },
  totalCholesterol: { unit: 'mg/dL', least: 50, most: 1000 },
  ldl: { unit: 'mg/dL', least: 5, most: 800 },
  hdl: { unit: 'mg/dL', least: 5, most: 200 },
  triglycerides: { unit: 'mg/dL', least: 10, most: 5000 },
  uricAcid: { unit: 'mg/dL', least: 0.5, most: 30 },
  water: { unit: 'ml', least: 10, most: 5000 },
  /** From 1 (not at all) to 5 (very). */
  hunger: { unit: '', least: 1, most: 5 },
  /** From 1 (low) to 5 (good). */
  mood: { unit: '', least: 1, most: 5 },
} as const satisfies Record<MeasurementKind, Limits>
