import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import type { PlatePart } from '#app/nutrition/plate-guide.ts'
import type { Food, Measure, MeasureName } from '#server/contract/food.schema.ts'
import type { Meal, StoredFoodEntry } from '#server/contract/food-diary.schema.ts'
import { usualAmountOf } from './food-day.ts'

export const mealNames = {
  sahur: m.food_meal_sahur,
  breakfast: m.food_meal_breakfast,
  lunch: m.food_meal_lunch,
  iftar: m.food_meal_iftar,
  dinner: m.food_meal_dinner,
  night: m.food_meal_night,
  snack: m.food_meal_snack,
} satisfies Record<Meal, () => string>

const measureWords = {
  gram: m.food_measure_gram,
  grossGram: m.food_measure_gross_gram,
  cookedGram: m.food_measure_cooked_gram,
  ladle: m.food_measure_ladle,
  glass: m.food_measure_glass,
  cup: m.food_measure_cup,
  bowl: m.food_measure_bowl,
  plate: m.food_measure_plate,
  portion: m.food_measure_portion,
  piece: m.food_measure_piece,
  slice: m.food_measure_slice,
  sheet: m.food_measure_sheet,
  fruit: m.food_measure_fruit,
  grain: m.food_measure_grain,
  tail: m.food_measure_tail,
  skewer: m.food_measure_skewer,
  packet: m.food_measure_packet,
  tablespoon: m.food_measure_tablespoon,
  teaspoon: m.food_measure_teaspoon,
  clove: m.food_measure_clove,
  stem: m.food_measure_stem,
  bottle: m.food_measure_bottle,
  can: m.food_measure_can,
} satisfies Record<MeasureName, (inputs: { count: number }) => string>

export const partWords = {
  staple: m.food_part_staple,
  side: m.food_part_side,
  vegetables: m.food_part_vegetables,
  fruit: m.food_part_fruit,
} satisfies Record<PlatePart, () => string>

export function nameOf({ names }: Pick<Food, 'names'>): string {
  return names[getLocale()]
}

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

export function gramsText(grams: number): string {
  return m.food_grams({ grams: shortNumber(grams) })
}

export function milligramsText(milligrams: number): string {
  return m.food_milligrams({ milligrams: shortNumber(milligrams) })
}

export function microgramsText(micrograms: number): string {
  return m.food_micrograms({ micrograms: shortNumber(micrograms) })
}

/** Rounds as a label does: to a tenth under ten, to a whole number above. */
function shortNumber(amount: number): string {
  return formatNumber(amount, { maximumFractionDigits: amount < 10 ? 1 : 0 })
}

export function percentText(share: number): string {
  return formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })
}
