import { measurementDecimals } from '#app/i18n/measurement-decimals.ts'
import type { AxisOptions } from '#app/lib/chart/chart-axis.ts'
import {
  hba1cEquation,
  hba1cToMillimoles,
  hba1cToPercent,
  type MolarSubstance,
  micromolesPerMilligram,
  milligramsPerMillimole,
  toMilligrams,
  toMillimoles,
  uricAcidToMicromoles,
  uricAcidToMilligrams,
} from '#app/nutrition/lab-units.ts'
import { type Source, sources } from '#app/nutrition/sources.ts'
import { measurementLimits } from '#server/contract/measurement-limits.ts'
import type { Measure } from '#server/contract/measures.ts'
import { weightLimitsKilograms } from '#server/contract/tracker.schema.ts'

/** Another unit that laboratories print, with the way there and back. */
export type OtherUnit = {
  unit: string
  decimals: number
  /** The way there, with `n` for the value as it is kept. */
  formula: string
  source: Source
  fromCanonical: (value: number) => number
  toCanonical: (value: number) => number
}

/** `trend`: smoothed; `pair`: two lines; `columns`: amounts that add up. */
type Look = 'trend' | 'line' | 'pair' | 'columns'

export type MeasureFacts = {
  /** The unit in which values are kept. */
  unit: string
  least: number
  most: number
  decimals: number
  look: Look
  axis: AxisOptions
  other?: OtherUnit
}

const scaleOfFive: AxisOptions = { leastSpan: 4, includes: [1, 5] }

function molar(substance: MolarSubstance): OtherUnit {
  return {
    unit: 'mmol/L',
    decimals: 1,
    formula: `n ÷ ${milligramsPerMillimole[substance]}`,
    source: sources.conversions,
    fromCanonical: (value) => toMillimoles(substance, value),
    toCanonical: (value) => toMilligrams(substance, value),
  }
}

const micromoles: OtherUnit = {
  unit: 'µmol/L',
  decimals: 0,
  formula: `n × ${micromolesPerMilligram}`,
  source: sources.conversions,
  fromCanonical: uricAcidToMicromoles,
  toCanonical: uricAcidToMilligrams,
}

const millimolesPerMole: OtherUnit = {
  unit: 'mmol/mol',
  decimals: 0,
  formula: `${hba1cEquation.slope} × (n − ${hba1cEquation.offset})`,
  source: sources.hba1cUnits,
  fromCanonical: hba1cToMillimoles,
  toCanonical: hba1cToPercent,
}

type OwnFacts = Pick<MeasureFacts, 'axis'> & Partial<Pick<MeasureFacts, 'look' | 'other'>>

const weightDecimals = 1

/** How each measure is drawn, and in which other unit it is told. */
const looks: Record<Measure, OwnFacts> = {
  weight: { look: 'trend', axis: { leastSpan: 2 } },
  waist: { axis: { leastSpan: 4 } },
  hip: { axis: { leastSpan: 4 } },
  bodyFat: { axis: { leastSpan: 4 } },
  bloodPressure: { look: 'pair', axis: { leastSpan: 40 } },
  fastingGlucose: { axis: { leastSpan: 40 }, other: molar('glucose') },
  twoHourGlucose: { axis: { leastSpan: 40 }, other: molar('glucose') },
  hba1c: { axis: { leastSpan: 2 }, other: millimolesPerMole },
  totalCholesterol: { axis: { leastSpan: 40 }, other: molar('cholesterol') },
  ldl: { axis: { leastSpan: 40 }, other: molar('cholesterol') },
  hdl: { axis: { leastSpan: 20 }, other: molar('cholesterol') },
  triglycerides: { axis: { leastSpan: 40 }, other: molar('triglycerides') },
  uricAcid: { axis: { leastSpan: 2 }, other: micromoles },
  water: { look: 'columns', axis: { leastSpan: 1000, startsAtZero: true } },
  hunger: { axis: scaleOfFive },
  mood: { axis: scaleOfFive },
}

export function factsOf(measure: Measure): MeasureFacts {
  const limits =
    measure === 'weight' ? { unit: 'kg', ...weightLimitsKilograms } : measurementLimits[measure]
  const decimals = measure === 'weight' ? weightDecimals : measurementDecimals[measure]
  return { look: 'line', decimals, ...limits, ...looks[measure] }
}

/** In the order in which members look for them. */
export const measuresInOrder = Object.keys(looks) as Measure[]
