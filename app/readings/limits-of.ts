import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type Lipid, lipidLine, uricAcidLine } from '#app/nutrition/blood-lines.ts'
import { lowSugarLine, type SugarTest, sugarCutPoints } from '#app/nutrition/blood-sugar.ts'
import { weightsBetween } from '#app/nutrition/body-mass-index.ts'
import { pressureLine } from '#app/nutrition/pressure-classes.ts'
import { waistLineCentimetres } from '#app/nutrition/waist-line.ts'
import { normalRange } from '#app/nutrition/weight-classes.ts'
import type { ChartSeries } from '#app/ui/chart/chart-series.ts'
import { factsOf, type Measure } from '#server/contract/measures.ts'
import { numberText, valueText } from './measure-words.ts'
import {
  type BodyTable,
  type MeasuredMember,
  readsBodyMass,
  waterTarget,
} from './measured-member.ts'

type Limits = Pick<ChartSeries, 'bands' | 'limits'>

/** Returns what a chart draws behind a measure: the reference range and the lines where classes begin. */
export function limitsOf(
  measure: Measure,
  member: MeasuredMember | undefined,
  today: string,
): Limits {
  const { reading } = factsOf(measure)
  if (!reading) return {}
  switch (reading.by) {
    case 'sugarClass':
      return sugarLimits(measure, reading.test, today)
    case 'lipidLine':
      return lipidLimits(measure, reading.lipid, { sex: member?.sex, day: today })
    case 'pressureClass':
      return pressureLimits(today)
    default:
      return member ? limitsOfBody(measure, { by: reading.by, member, today }) : {}
  }
}

function sugarLimits(measure: Measure, test: SugarTest, day: string): Limits {
  const { between, high } = sugarCutPoints(test, day)
  const least = lowSugarLine(test, day)
  return {
    bands: [
      least === undefined
        ? { name: below(measure, between), most: between }
        : { name: fromTo(measure, least, between), least, most: between },
    ],
    limits: [{ name: highFrom(measure, high), values: [high] }],
  }
}

/** Returns nothing if the line depends on an unknown sex, as for HDL. */
function lipidLimits(measure: Measure, lipid: Lipid, of: Parameters<typeof lipidLine>[1]): Limits {
  const found = lipidLine(lipid, of)
  if (!found) return {}
  const { side, line } = found
  return side === 'below'
    ? { bands: [{ name: below(measure, line), most: line }] }
    : { bands: [{ name: atLeast(measure, line), least: line }] }
}

function pressureLimits(day: string): Limits {
  const { systolic, diastolic } = pressureLine('gradeOne', day)
  const value = valueText('bloodPressure', { value: systolic, secondValue: diastolic })
  return {
    limits: [{ name: m.measurements_limit_high({ value }), values: [systolic, diastolic] }],
  }
}

type OfBody = { by: BodyTable; member: MeasuredMember; today: string }

function limitsOfBody(measure: Measure, { by, member, today }: OfBody): Limits {
  switch (by) {
    case 'bodyMassIndex': {
      if (!readsBodyMass(member)) return {}
      const { leastKilograms, mostKilograms } = weightsBetween(member.centimetres, normalRange)
      const name = m.measurements_limit_normal_weight({
        least: formatNumber(leastKilograms),
        most: formatNumber(mostKilograms),
      })
      return { bands: [{ name, least: leastKilograms, most: mostKilograms }] }
    }
    case 'waistLine': {
      const line = waistLineCentimetres[member.sex]
      const value = valueText(measure, { value: line })
      return member.isPregnant
        ? {}
        : { bands: [{ name: m.measurements_limit_up_to({ value }), most: line }] }
    }
    case 'uricAcidLine': {
      const line = uricAcidLine(member.sex, today)
      const value = valueText(measure, { value: line })
      return { bands: [{ name: m.measurements_limit_up_to({ value }), most: line }] }
    }
    case 'waterTarget': {
      const target = waterTarget(member, today)
      if (!target) return {}
      const name = m.measurements_limit_recommended({
        version: target.table?.version ?? '',
        value: valueText(measure, target),
      })
      return { limits: [{ name, values: [target.value] }] }
    }
  }
}

function below(measure: Measure, line: number): string {
  return m.measurements_limit_below({ value: valueText(measure, { value: line }) })
}

function fromTo(measure: Measure, least: number, line: number): string {
  return m.measurements_limit_from_to({
    least: numberText(measure, least),
    value: valueText(measure, { value: line }),
  })
}

function atLeast(measure: Measure, line: number): string {
  return m.measurements_limit_at_least({ value: valueText(measure, { value: line }) })
}

function highFrom(measure: Measure, line: number): string {
  return m.measurements_limit_high({ value: valueText(measure, { value: line }) })
}
