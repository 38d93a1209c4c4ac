import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { measureName, otherUnitText, valueText } from '#app/readings/measure-words.ts'
import { unitsOf } from '#app/readings/other-unit.ts'
import { factsOf, type Measure } from '#server/contract/measures.ts'
import { readTypedValue } from './typed-value.ts'

/** The text typed into the form of a measure, and the unit selected in the form. */
type Typed = { measure: Measure; typed: string; unit: string }

export function valueLabel(measure: Measure, unit: string): string {
  if (measure === 'weight') return m.tracker_kilograms()
  if (factsOf(measure).second) return m.measurements_systolic()
  return m.measurements_value_label({ measure: measureName(measure), unit })
}

/** Says what may be typed; as soon as the text is valid, shows it in the other unit. */
export function valueHint({ measure, typed, unit }: Typed): string | undefined {
  if (measure === 'weight') return m.tracker_kilograms_hint()
  const { second, least, most } = factsOf(measure)
  if (second) return m.measurements_pressure_hint()
  const units = unitsOf(measure)
  const { other } = units
  if (!other) return undefined
  const read = readTypedValue(typed, units, unit)
  if (read.kind !== 'read') return m.measurements_unit_hint()
  const isOther = read.unit === other.unit
  const value = isOther ? other.toCanonical(read.number) : read.number
  if (!(value >= least && value <= most)) return m.measurements_unit_hint()
  const same = isOther ? valueText(measure, { value }) : otherUnitText(other, value)
  return m.measurements_same_as({ value: same })
}

/** Explains why a value was refused. */
export function valueProblem({ measure, typed, unit }: Typed): string {
  const { least, most } = factsOf(measure)
  const units = unitsOf(measure)
  const { other } = units
  const read = readTypedValue(typed, units, unit)
  if (read.kind === 'strange')
    return other
      ? m.measurements_unit_strange_two({ first: units.unit, second: other.unit })
      : m.measurements_unit_strange({ unit: units.unit })
  const limitUnit = read.kind === 'read' ? read.unit : unit
  const limit = (value: number) =>
    limitUnit === other?.unit
      ? formatNumber(other.fromCanonical(value), { maximumFractionDigits: other.decimals })
      : formatNumber(value)
  return m.measurements_value_wrong({ least: limit(least), most: limit(most), unit: limitUnit })
}
