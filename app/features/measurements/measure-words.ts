import { formatNumber } from '#app/i18n/format.ts'
import { measurementNames } from '#app/i18n/measurement-names.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Measure } from '#server/contract/measures.ts'
import { factsOf, type OtherUnit } from './measure-facts.ts'

export const measureNames: Record<Measure, () => string> = {
  weight: m.measurements_weight,
  ...measurementNames,
}

/** From 1 to 5. */
const hungerWords = [
  m.measurements_hunger_1,
  m.measurements_hunger_2,
  m.measurements_hunger_3,
  m.measurements_hunger_4,
  m.measurements_hunger_5,
]
const moodWords = [
  m.measurements_mood_1,
  m.measurements_mood_2,
  m.measurements_mood_3,
  m.measurements_mood_4,
  m.measurements_mood_5,
]

export function wordOfScale(measure: 'hunger' | 'mood', value: number): string {
  const words = measure === 'hunger' ? hungerWords : moodWords
  return words[Math.round(value) - 1]?.() ?? ''
}

/** `84,5`: the number of an axis, without its unit. */
export function numberText(measure: Measure, value: number): string {
  const { decimals } = factsOf(measure)
  return formatNumber(value, {
    maximumFractionDigits: decimals,
    // Weights always carry their tenth, so that they stand in line.
    ...(measure === 'weight' && { minimumFractionDigits: 1 }),
  })
}

type Measured = { value: number; secondValue?: number | null }

/** `84,5 cm`, `128/82 mmHg`, `Baik`; the space does not break. */
export function valueText(measure: Measure, { value, secondValue = null }: Measured): string {
  if ((measure === 'hunger' || measure === 'mood') && Number.isInteger(value))
    return wordOfScale(measure, value)
  const number = [value, secondValue]
    .flatMap((part) => (part === null ? [] : numberText(measure, part)))
    .join('/')
  const { unit } = factsOf(measure)
  return unit ? `${number}\u00a0${unit}` : number
}

/** The same in the unit that other laboratories print: `5,6 mmol/L`. */
export function otherUnitText({ unit, decimals, fromKept }: OtherUnit, value: number): string {
  return `${formatNumber(fromKept(value), { maximumFractionDigits: decimals })}\u00a0${unit}`
}
