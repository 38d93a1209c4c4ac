import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { isLipidWithin, isUricAcidHigh, type Lipid } from '#app/nutrition/blood-lines.ts'
import { type SugarClass, type SugarTest, sugarClass } from '#app/nutrition/blood-sugar.ts'
import { bodyMassClass } from '#app/nutrition/body-mass-index-class.ts'
import type { Explained } from '#app/nutrition/explained.ts'
import {
  lowPressureLine,
  type PressureClass,
  pressureClass,
} from '#app/nutrition/pressure-classes.ts'
import { waistReading } from '#app/nutrition/waist-line.ts'
import { waistToHeight } from '#app/nutrition/waist-to-height.ts'
import { decimalsToShow } from '#app/nutrition/weight-classes.ts'
import { factsOf } from '#server/contract/measures.ts'
import { asTyped } from './as-typed.ts'
import { classWords, schemeWords } from './class-words.ts'
import { converseText, valueText } from './measure-words.ts'
import type { Entry } from './measured-entry.ts'
import { type BodyTable, type MeasuredMember, readsBodyMass } from './measured-member.ts'
import { unitsOf } from './other-unit.ts'

/** What a table calls a value, with everything that it was read from. */
export type Reading = { by: string; word: string; explained: Explained<unknown> }

const pressureWords = {
  optimal: m.measurements_pressure_optimal,
  normal: m.measurements_pressure_normal,
  highNormal: m.measurements_pressure_high_normal,
  gradeOne: m.measurements_pressure_grade_one,
  gradeTwo: m.measurements_pressure_grade_two,
  gradeThree: m.measurements_pressure_grade_three,
} satisfies Record<Exclude<PressureClass, 'low'>, () => string>

const sugarWords = {
  low: m.measurements_sugar_low,
  normal: m.measurements_sugar_normal,
  between: m.measurements_sugar_between,
  high: m.measurements_sugar_high,
} satisfies Record<SugarClass, () => string>

/**
 * Returns how the tables of its day read an entry: education, never a diagnosis. Empty if no table reads
 * it, or if the table needs a profile that is missing.
 */
export function readingsOf(entry: Entry, member: MeasuredMember | undefined): Reading[] {
  const { reading } = factsOf(entry.kind)
  if (!reading) return []
  switch (reading.by) {
    case 'sugarClass':
      return [readingOfSugar(entry, reading.test)]
    case 'lipidLine':
      return readingsOfLipid(entry, reading.lipid, member)
    case 'pressureClass':
      return readingsOfPressure(entry)
    default:
      return member ? readingsOfBody(entry, reading.by, member) : []
  }
}

function readingOfSugar(entry: Entry, test: SugarTest): Reading {
  const explained = sugarClass(test, { ...asTyped(entry.kind, entry), day: entry.measuredOn })
  const byTest = test === 'random' ? m.measurements_by_kemenkes() : m.measurements_by_perkeni()
  const by = explained.value === 'low' ? m.measurements_by_low_sugar() : byTest
  return { by, word: sugarWords[explained.value](), explained }
}

function readingsOfPressure({ value, secondValue, measuredOn: day }: Entry): Reading[] {
  if (secondValue === null) return []
  const explained = pressureClass({ systolic: value, diastolic: secondValue, day })
  return explained.value === 'low'
    ? [{ by: m.measurements_by_low_pressure(), word: lowPressureWord(day), explained }]
    : [{ by: m.measurements_by_inash(), word: pressureWords[explained.value](), explained }]
}

function readingsOfLipid(
  entry: Entry,
  lipid: Lipid,
  member: MeasuredMember | undefined,
): Reading[] {
  const typed = asTyped(entry.kind, entry)
  const explained = isLipidWithin(lipid, { ...typed, sex: member?.sex, day: entry.measuredOn })
  if (!explained) return []
  return [{ by: m.measurements_by_reference(), word: withinWord(explained.value), explained }]
}

/** Returns an entry in the unit in which it was not typed, with the conversion. */
export function conversionsOf(entry: Entry): Reading[] {
  const { kind, value } = entry
  const { other, unit } = unitsOf(kind)
  if (!other) return []
  const explained = {
    value: other.fromCanonical(value),
    formula: other.formula,
    inputs: [{ symbol: 'n', quantity: 'bloodValue', value, unit }] as const,
    sources: [other.source],
  }
  return [{ by: m.measurements_by_other_unit(), word: converseText(entry) ?? '', explained }]
}

function readingsOfBody(entry: Entry, by: BodyTable, member: MeasuredMember): Reading[] {
  switch (by) {
    case 'bodyMassIndex':
      return readsBodyMass(member) ? readingsOfWeight(entry, member) : []
    case 'waistLine':
      return member.isPregnant ? [] : readingsOfWaist(entry, member)
    case 'uricAcidLine': {
      const typed = asTyped(entry.kind, entry)
      const explained = isUricAcidHigh({ ...typed, sex: member.sex, day: entry.measuredOn })
      return [{ by: m.measurements_by_uric_acid(), word: aboveWord(explained.value), explained }]
    }
    case 'waterTarget':
      return []
  }
}

function readingsOfWeight(entry: Entry, member: MeasuredMember): Reading[] {
  const { measuredOn: day } = entry
  const { value } = asTyped(entry.kind, entry)
  return (['asiaPacific', 'balancedNutrition'] as const).map((scheme) => {
    const measured = { kilograms: value, centimetres: member.centimetres, day }
    const explained = bodyMassClass(scheme, measured)
    const { index, name } = explained.value
    const digits = decimalsToShow(index)
    const shown = formatNumber(index, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    const word = m.measurements_index_class({ index: shown, name: classWords[name]() })
    return { by: schemeWords[scheme](), word, explained }
  })
}

function readingsOfWaist(entry: Entry, member: MeasuredMember): Reading[] {
  const { measuredOn: day } = entry
  const { value } = asTyped(entry.kind, entry)
  const line = waistReading({ centimetres: value, sex: member.sex, day })
  const ratio = waistToHeight({
    waistCentimetres: value,
    heightCentimetres: member.centimetres,
    day,
  })
  const shown = formatNumber(ratio.value.ratio, { maximumFractionDigits: 2 })
  return [
    { by: m.measurements_by_waist(), word: aboveWord(line.value), explained: line },
    {
      by: m.measurements_by_waist_to_height(),
      word: ratio.value.isWide
        ? m.measurements_ratio_wide({ ratio: shown })
        : m.measurements_ratio_within({ ratio: shown }),
      explained: ratio,
    },
  ]
}

function lowPressureWord(day: string): string {
  const { systolic: value, diastolic: secondValue } = lowPressureLine(day)
  return m.measurements_pressure_low({ value: valueText('bloodPressure', { value, secondValue }) })
}

function withinWord(isWithin: boolean): string {
  return isWithin ? m.measurements_within() : m.measurements_outside()
}

function aboveWord(isAbove: boolean): string {
  return isAbove ? m.measurements_above() : m.measurements_not_above()
}
