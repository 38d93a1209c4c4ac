import { bloodPressure } from './measures/blood-pressure.ts'
import { bodyFat } from './measures/body-fat.ts'
import { weight } from './measures/body-weight.ts'
import { fastingGlucose } from './measures/fasting-glucose.ts'
import { hba1c } from './measures/hba1c.ts'
import { hdl } from './measures/hdl.ts'
import { hip } from './measures/hip.ts'
import { hunger } from './measures/hunger.ts'
import { ldl } from './measures/ldl.ts'
import { type MeasureFacts, type OtherUnit, otherUnits } from './measures/measure-facts.ts'
import { mood } from './measures/mood.ts'
import { randomGlucose } from './measures/random-glucose.ts'
import { totalCholesterol } from './measures/total-cholesterol.ts'
import { triglycerides } from './measures/triglycerides.ts'
import { twoHourGlucose } from './measures/two-hour-glucose.ts'
import { uricAcid } from './measures/uric-acid.ts'
import { waist } from './measures/waist.ts'
import { water } from './measures/water.ts'

/**
 * Every measure beside weight, in the order in which pages list them. The recipe for a new one is in
 * `app/README.md`.
 */
const measurements = {
  waist,
  hip,
  bodyFat,
  bloodPressure,
  randomGlucose,
  fastingGlucose,
  twoHourGlucose,
  hba1c,
  totalCholesterol,
  ldl,
  hdl,
  triglycerides,
  uricAcid,
  water,
  hunger,
  mood,
} as const

export type MeasurementKind = keyof typeof measurements
export const measurementKinds = Object.keys(measurements) as MeasurementKind[]

/** Every measure that can be shown over time. Weight is stored apart: one a day. */
export type Measure = 'weight' | MeasurementKind
export const measures: readonly Measure[] = ['weight', ...measurementKinds]

const factsByMeasure = { weight, ...measurements }

/** The measures that are logged from 1 to 5. */
export type ScaleMeasure = {
  [Name in Measure]: (typeof factsByMeasure)[Name]['input'] extends 'scale' ? Name : never
}[Measure]

/** The measures whose chip has a name shorter than the one on a chart. */
export type ShortNamedMeasure = {
  [Name in Measure]: (typeof factsByMeasure)[Name] extends { hasShortName: true } ? Name : never
}[Measure]

export function factsOf(measure: Measure): MeasureFacts {
  return factsByMeasure[measure]
}

export function isScale(measure: Measure): measure is ScaleMeasure {
  return factsOf(measure).input === 'scale'
}

export function hasShortName(measure: Measure): measure is ShortNamedMeasure {
  return factsOf(measure).hasShortName === true
}

/** Whether a member may add the time of day to a value. */
export function asksTime(measure: Measure): boolean {
  return factsOf(measure).circumstances !== undefined
}

/** Whether a member may add that a value was measured before or after a meal. */
export function asksMealTiming(measure: Measure): boolean {
  return factsOf(measure).circumstances === 'timeAndMeal'
}

/** Returns the unit that other laboratories print, or undefined if they print the same. */
export function otherUnitOf(measure: Measure): OtherUnit | undefined {
  const { otherUnit } = factsOf(measure)
  return otherUnit && otherUnits[otherUnit]
}
