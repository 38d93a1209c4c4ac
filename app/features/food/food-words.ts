import { formatNumber } from '#app/i18n/format.ts'
import { measureWords } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { asWritten } from '#app/nutrition/explained.ts'
import { unsourcedRangeOf } from '#app/nutrition/known-share.ts'
import type { Food, Measure, MeasureName } from '#server/contract/food.schema.ts'
import type { StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { usualAmountOf } from './food-day.ts'

export const confidenceWords = {
  high: m.food_confidence_high,
  medium: m.food_confidence_medium,
  low: m.food_confidence_low,
} satisfies Record<Food['confidence'], () => string>

/** Whether the measure is itself a weight. */
export function isGram(measure: MeasureName): boolean {
  return measure === 'gram' || measure === 'grossGram' || measure === 'cookedGram'
}

/** Measures to choose from, each with its grams. */
export function measureOptions(measures: readonly Measure[]) {
  return measures.map(({ name, grams }) => {
    const measure = measureWords[name]({ count: 1 })
    const label = isGram(name)
      ? measure
      : m.food_measure_option({ measure, grams: formatNumber(grams) })
    return { value: name, label }
  })
}

/** `1 piring, 320 g`, or `80 gram`. */
export function amountText(eaten: Pick<StoredFoodEntry, 'amount' | 'measure' | 'grams'>): string {
  const amount = bareAmountText(eaten)
  if (eaten.measure === 'gram') return amount
  return m.food_amount_weighed({ amount, grams: formatNumber(Math.round(eaten.grams)) })
}

/** `2 potong`, for a food of unknown weight. */
export function bareAmountText({
  amount,
  measure,
}: Pick<StoredFoodEntry, 'amount' | 'measure'>): string {
  const words = { amount: formatNumber(amount), measure: measureWords[measure]({ count: amount }) }
  return m.food_amount_of(words)
}

/** `1 potong`: the amount a new entry starts with. */
export function usualAmountText(food: Pick<Food, 'measures'>): string {
  return bareAmountText(usualAmountOf(food))
}

export function kcalText(kcal: number): string {
  return m.food_kcal({ kcal: formatNumber(Math.round(kcal)) })
}

/** Of a food without a source. */
export function kcalRangeText(kcal: number): string {
  const { least, most } = unsourcedRangeOf(kcal)
  return m.food_kcal({ kcal: `${formatNumber(least)}–${formatNumber(most)}` })
}

export function gramsText(grams: number): string {
  return m.food_grams({ grams: formatNumber(asWritten(grams)) })
}

export function milligramsText(milligrams: number): string {
  return m.food_milligrams({ milligrams: formatNumber(asWritten(milligrams)) })
}

export function microgramsText(micrograms: number): string {
  return m.food_micrograms({ micrograms: formatNumber(asWritten(micrograms)) })
}

export function percentText(share: number): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })
}
