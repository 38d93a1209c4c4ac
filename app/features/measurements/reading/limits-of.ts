import { numberText, valueText } from '#app/features/measurements/measure-words.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type Lipid, lipidLine, uricAcidLine } from '#app/nutrition/blood-lines.ts'
import { pressureLine } from '#app/nutrition/blood-pressure.ts'
import { lowSugarLine, type SugarTest, sugarCutPoints } from '#app/nutrition/blood-sugar.ts'
import { weightsBetween } from '#app/nutrition/body-mass-index.ts'
import { waistLineCentimetres } from '#app/nutrition/waist-line.ts'
import { normalRange } from '#app/nutrition/weight-classes.ts'
import type { ChartSeries } from '#app/ui/chart/chart-series.ts'
import type { Measure } from '#server/contract/measures.ts'
import { type MeasuredMember, readsBodyMass, waterTarget } from './measured-member.ts'

type Limits = Pick<ChartSeries, 'bands' | 'limits'>

export const sugarTests: Partial<Record<Measure, SugarTest>> = {
  fastingGlucose: 'fasting',
  twoHourGlucose: 'twoHours',
  hba1c: 'hba1c',
}
export const lipids: Partial<Record<Measure, Lipid>> = {
  totalCholesterol: 'total',
  ldl: 'ldl',
  hdl: 'hdl',
  triglycerides: 'triglycerides',
}

/** What a chart draws behind a measure: where it is as it should be, and where a class begins. */
export function limitsOf(
  measure: Measure,
  member: MeasuredMember | undefined,
  today: string,
): Limits {
  const sugar = sugarTests[measure]
  if (sugar) return sugarLimits(measure, sugar, today)
  const lipid = lipids[measure]
  if (lipid) return lipidLimits(measure, lipid, { sex: member?.sex, day: today })
  if (measure === 'bloodPressure') return pressureLimits(today)
  if (member) return limitsOfBody(measure, member, today)
  return {}
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
    limits: [{ name: atLeast(measure, high), values: [high] }],
  }
}

/** Only the line of HDL differs between the sexes. */
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
    limits: [{ name: m.measurements_limit_at_least({ value }), values: [systolic, diastolic] }],
  }
}

function limitsOfBody(measure: Measure, member: MeasuredMember, today: string): Limits {
  switch (measure) {
    case 'weight': {
      if (!readsBodyMass(member)) return {}
      const { leastKilograms, mostKilograms } = weightsBetween(member.centimetres, normalRange)
      const name = m.measurements_limit_normal_weight({
        least: formatNumber(leastKilograms),
        most: formatNumber(mostKilograms),
      })
      return { bands: [{ name, least: leastKilograms, most: mostKilograms }] }
    }
    case 'waist': {
      const line = waistLineCentimetres[member.sex]
      const value = valueText(measure, { value: line })
      return member.isPregnant
        ? {}
        : { bands: [{ name: m.measurements_limit_up_to({ value }), most: line }] }
    }
    case 'uricAcid': {
      const line = uricAcidLine(member.sex, today)
      const value = valueText(measure, { value: line })
      return { bands: [{ name: m.measurements_limit_up_to({ value }), most: line }] }
    }
    case 'water': {
      const target = waterTarget(member, today)
      if (!target) return {}
      const name = m.measurements_limit_recommended({
        version: target.table?.version ?? '',
        value: valueText(measure, target),
      })
      return { limits: [{ name, values: [target.value] }] }
    }
    default:
      return {}
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
