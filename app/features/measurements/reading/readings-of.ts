import type { Entry } from '#app/features/measurements/entry/measured-entry.ts'
import { factsOf } from '#app/features/measurements/measure-facts.ts'
import { otherUnitText, valueText } from '#app/features/measurements/measure-words.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { isLipidWithin, isUricAcidHigh } from '#app/nutrition/blood-lines.ts'
import {
  lowPressureLine,
  type PressureClass,
  pressureClass,
} from '#app/nutrition/blood-pressure.ts'
import { type SugarClass, sugarClass } from '#app/nutrition/blood-sugar.ts'
import { bodyMassClass } from '#app/nutrition/body-mass-index-class.ts'
import type { Explained } from '#app/nutrition/explained.ts'
import { waistReading } from '#app/nutrition/waist-line.ts'
import { waistToHeight } from '#app/nutrition/waist-to-height.ts'
import { type ClassName, decimalsToShow, type SchemeName } from '#app/nutrition/weight-classes.ts'
import { lipids, sugarTests } from './limits-of.ts'
import { type MeasuredMember, readsBodyMass } from './measured-member.ts'

/** What a value is called by a table, with everything that it was read from. */
export type Reading = { by: string; word: string; explained: Explained<unknown> }

const classWords = {
  underweight: m.checks_class_underweight,
  normal: m.checks_class_normal,
  overweight: m.checks_class_overweight,
  obesityOne: m.checks_class_obesity_one,
  obesityTwo: m.checks_class_obesity_two,
  thinSevere: m.checks_class_thin_severe,
  thinMild: m.checks_class_thin_mild,
  fatMild: m.checks_class_fat_mild,
  fatSevere: m.checks_class_fat_severe,
} satisfies Record<ClassName, () => string>

const schemeWords = {
  asiaPacific: m.checks_scheme_asia_pacific,
  balancedNutrition: m.checks_scheme_balanced_nutrition,
} satisfies Record<SchemeName, () => string>

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

/** How the tables of its day read an entry: education, never a diagnosis. Empty where none does. */
export function readingsOf(entry: Entry, member: MeasuredMember | undefined): Reading[] {
  const { kind, value, secondValue, measuredOn: day } = entry
  const sugar = sugarTests[kind]
  if (sugar) {
    const explained = sugarClass(sugar, { value, day })
    const by =
      explained.value === 'low' ? m.measurements_by_low_sugar() : m.measurements_by_perkeni()
    return [{ by, word: sugarWords[explained.value](), explained }]
  }
  if (kind === 'bloodPressure' && secondValue !== null) {
    const explained = pressureClass({ systolic: value, diastolic: secondValue, day })
    const by =
      explained.value === 'low' ? m.measurements_by_low_pressure() : m.measurements_by_inash()
    const word = explained.value === 'low' ? lowPressureWord(day) : pressureWords[explained.value]()
    return [{ by, word, explained }]
  }
  const lipid = lipids[kind]
  if (lipid) {
    const explained = isLipidWithin(lipid, {
      milligramsPerDecilitre: value,
      sex: member?.sex,
      day,
    })
    if (!explained) return []
    return [{ by: m.measurements_by_reference(), word: withinWord(explained.value), explained }]
  }
  return member ? readingsOfBody(entry, member) : []
}

/** An entry in the unit that other laboratories print, with the way there. */
export function conversionsOf({ kind, value }: Pick<Entry, 'kind' | 'value'>): Reading[] {
  const { other, unit } = factsOf(kind)
  if (!other) return []
  const explained = {
    value: other.fromCanonical(value),
    formula: other.formula,
    inputs: [{ symbol: 'n', quantity: 'bloodValue', value, unit }] as const,
    sources: [other.source],
  }
  return [{ by: m.measurements_by_other_unit(), word: otherUnitText(other, value), explained }]
}

function readingsOfBody(
  { kind, value, measuredOn: day }: Entry,
  member: MeasuredMember,
): Reading[] {
  if (kind === 'weight' && readsBodyMass(member))
    return (['asiaPacific', 'balancedNutrition'] as const).map((scheme) => {
      const measures = { kilograms: value, centimetres: member.centimetres, day }
      const explained = bodyMassClass(scheme, measures)
      const { index, name } = explained.value
      const digits = decimalsToShow(index)
      const shown = formatNumber(index, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      })
      const word = m.measurements_index_class({ index: shown, name: classWords[name]() })
      return { by: schemeWords[scheme](), word, explained }
    })
  if (kind === 'waist' && !member.isPregnant) {
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
  if (kind === 'uricAcid') {
    const explained = isUricAcidHigh({ milligramsPerDecilitre: value, sex: member.sex, day })
    return [{ by: m.measurements_by_uric_acid(), word: aboveWord(explained.value), explained }]
  }
  return []
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
