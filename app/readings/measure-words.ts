import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { wordOfScale } from '#app/i18n/scale-words.ts'
import { factsOf, isScale, type Measure } from '#server/contract/measures.ts'
import type { OtherUnit } from './other-unit.ts'

export function measureName(measure: Measure): string {
  return m.measures_name({ measure })
}

/** `84,5`: the number of an axis, without its unit. */
export function numberText(measure: Measure, value: number): string {
  const { decimals, hasFixedDecimals } = factsOf(measure)
  return formatNumber(value, {
    maximumFractionDigits: decimals,
    ...(hasFixedDecimals && { minimumFractionDigits: decimals }),
  })
}

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

/** The value in the unit that other laboratories print: `5,6 mmol/L`. */
export function otherUnitText({ unit, decimals, fromCanonical }: OtherUnit, value: number): string {
  return `${formatNumber(fromCanonical(value), { maximumFractionDigits: decimals })}\u00a0${unit}`
}
