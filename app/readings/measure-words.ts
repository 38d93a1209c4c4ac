import { formatDate, formatMinuteOfDay, formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { wordOfScale } from '#app/i18n/scale-words.ts'
import type { Circumstances, MealTiming } from '#server/contract/measurement.schema.ts'
import { factsOf, hasShortName, isScale, type Measure } from '#server/contract/measures.ts'
import { asTyped } from './as-typed.ts'
import { type OtherUnit, unitsOf } from './other-unit.ts'

export function measureName(measure: Measure): string {
  return m.measures_name({ measure })
}

/** The name on a chip, shorter than the one on a chart. */
export function chipName(measure: Measure): string {
  return hasShortName(measure) ? m.measures_short_name({ measure }) : measureName(measure)
}

/** `84,5`: the number of an axis, without its unit. */
export function numberText(measure: Measure, value: number): string {
  const { decimals, hasFixedDecimals } = factsOf(measure)
  return formatNumber(value, {
    maximumFractionDigits: decimals,
    ...(hasFixedDecimals && { minimumFractionDigits: decimals }),
  })
}

/** An entry of any list. */
type Entered = { kind: Measure; value: number; secondValue: number | null } & Circumstances

type Measured = { value: number; secondValue?: number | null }

/** `84,5 cm`, `128/82 mmHg`, `Baik` with a non-breaking space. */
export function valueText(measure: Measure, { value, secondValue = null }: Measured): string {
  if (isScale(measure) && Number.isInteger(value)) return wordOfScale(measure, value)
  const number = [value, secondValue]
    .flatMap((part) => (part === null ? [] : numberText(measure, part)))
    .join('/')
  const { unit } = factsOf(measure)
  return unit ? `${number}\u00a0${unit}` : number
}

/** An entry as it was typed: `105 mg/dL`, `11,1 mmol/L`, `128/82 mmHg`. */
export function entryText({ kind, ...entry }: Entered): string {
  const { value, unit, typedIn, decimals } = asTyped(kind, entry)
  if (typedIn) return `${formatNumber(value, { maximumFractionDigits: decimals })}\u00a0${unit}`
  if (factsOf(kind).otherUnit === undefined) return valueText(kind, entry)
  return `${formatNumber(value, { maximumFractionDigits: decimals })}\u00a0${unit}`
}

/** The same entry in the unit in which it was not typed, or undefined if there is only one. */
export function converseText({ kind, value, typedIn }: Entered): string | undefined {
  const { other } = unitsOf(kind)
  if (!other) return undefined
  return typedIn ? valueText(kind, { value }) : otherUnitText(other, value)
}

const mealWords = {
  before: m.measurements_meal_before,
  after: m.measurements_meal_after,
} satisfies Record<MealTiming, () => string>

/** `07.10, sebelum makan`, as far as the member told it; may be empty. */
export function circumstancesText({ measuredAt, mealTiming }: Circumstances): string {
  const time = measuredAt && formatMinuteOfDay(minuteOf(measuredAt))
  return [time, mealTiming && mealWords[mealTiming]()].filter(Boolean).join(', ')
}

/** `25 November 2026, 07.10, sebelum makan`. */
export function whenText(entry: { measuredOn: string } & Circumstances): string {
  return [formatDate(entry.measuredOn), circumstancesText(entry)].filter(Boolean).join(', ')
}

/** `07:10` as minutes after midnight. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** The value in the unit that other laboratories print: `5,6 mmol/L`. */
export function otherUnitText({ unit, decimals, fromCanonical }: OtherUnit, value: number): string {
  return `${formatNumber(fromCanonical(value), { maximumFractionDigits: decimals })}\u00a0${unit}`
}
