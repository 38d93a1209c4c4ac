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
import {
  type MeasureFacts,
  type OtherUnit as OtherUnitName,
  otherUnits as unitNames,
} from '#server/contract/measures/measure-facts.ts'
import { factsOf, type Measure } from '#server/contract/measures.ts'

/** Another unit that laboratories print, with the conversion in both directions. */
export type OtherUnit = {
  unit: OtherUnitName
  decimals: number
  /** The decimals that a stored value still tells apart. */
  typedDecimals: number
  /** The conversion, with `n` for the stored value. */
  formula: string
  source: Source
  fromCanonical: (value: number) => number
  toCanonical: (value: number) => number
}

const otherUnits: Record<NonNullable<MeasureFacts['otherUnit']>, OtherUnit> = {
  glucose: molar('glucose'),
  cholesterol: molar('cholesterol'),
  triglycerides: molar('triglycerides'),
  uricAcid: {
    unit: unitNames.uricAcid,
    decimals: 0,
    typedDecimals: 0,
    formula: `n × ${micromolesPerMilligram}`,
    source: sources.conversions,
    fromCanonical: uricAcidToMicromoles,
    toCanonical: uricAcidToMilligrams,
  },
  hba1c: {
    unit: unitNames.hba1c,
    decimals: 0,
    typedDecimals: 0,
    formula: `${hba1cEquation.slope} × (n − ${hba1cEquation.offset})`,
    source: sources.hba1cUnits,
    fromCanonical: hba1cToMillimoles,
    toCanonical: hba1cToPercent,
  },
}

export type Units = { unit: string; other?: OtherUnit | undefined }

/** Returns the unit that a measure is stored in, and the other one that laboratories print. */
export function unitsOf(measure: Measure): Units {
  const { unit, otherUnit } = factsOf(measure)
  return { unit, other: otherUnit && otherUnits[otherUnit] }
}

function molar(substance: MolarSubstance): OtherUnit {
  return {
    unit: unitNames[substance],
    decimals: 1,
    typedDecimals: 2,
    formula: `n ÷ ${milligramsPerMillimole[substance]}`,
    source: sources.conversions,
    fromCanonical: (value) => toMillimoles(substance, value),
    toCanonical: (value) => toMilligrams(substance, value),
  }
}
