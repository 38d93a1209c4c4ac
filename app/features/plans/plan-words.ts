import { formatNumber } from '#app/i18n/format.ts'
import { measureWords } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { weekdayName } from '#app/i18n/weekday-names.ts'
import { gramsOfUnits, kitchenGrams } from '#app/nutrition/plan-sums.ts'
import type { ExchangeGroup, Food } from '#server/contract/food.schema.ts'
import type { ExchangeEdition } from '#server/contract/meal-plan.schema.ts'

export const groupNames = {
  staple: m.plans_group_staple,
  animalLow: m.plans_group_animal_low,
  animalMedium: m.plans_group_animal_medium,
  animalHigh: m.plans_group_animal_high,
  plantProtein: m.plans_group_plant_protein,
  vegetableA: m.plans_group_vegetable_a,
  vegetableB: m.plans_group_vegetable_b,
  vegetableC: m.plans_group_vegetable_c,
  fruit: m.plans_group_fruit,
  milkSkim: m.plans_group_milk_skim,
  milkLow: m.plans_group_milk_low,
  milkFull: m.plans_group_milk_full,
  oil: m.plans_group_oil,
} satisfies Record<ExchangeGroup, () => string>

/** `Senin, Selasa` or, for all seven, `setiap hari`. */
export function weekdaysText(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return m.plans_every_day()
  return weekdays
    .toSorted((a, b) => a - b)
    .map((weekday) => weekdayName(weekday))
    .join(', ')
}

type Portion = { units: number; edition: ExchangeEdition }

/** `2 centong, 100 g`: a portion in a household measure, to a quarter of it, and in grams. */
export function portionText(food: Food, portion: Portion): string {
  const grams = gramsOfUnits(food, portion)
  if (grams === null) return ''
  const weight = m.plans_grams({ grams: formatNumber(kitchenGrams(grams)) })
  const [measure] = food.measures
  const count = measure ? Math.round((grams / measure.grams) * 4) / 4 : 0
  if (!measure || count === 0) return weight
  const words = { amount: formatNumber(count), measure: measureWords[measure.name]({ count }) }
  return `${m.food_amount_of(words)}, ${weight}`
}
