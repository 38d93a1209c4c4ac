import { foodName } from '#app/i18n/food-name.ts'
import { formatDate } from '#app/i18n/format.ts'
import { mealNames } from '#app/i18n/meal-words.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Food } from '#server/contract/food.schema.ts'
import type { FoodEntry } from '#server/contract/food-diary.schema.ts'
import { countedEntry } from './food-day.ts'
import { amountText, bareAmountText } from './food-words.ts'

/** `Dinner: Fried tempeh, 2 slices, 50 g, 3 March 2026` */
export function foodVersionText(entry: FoodEntry, food: Food | undefined): string {
  return m.food_version({
    food: food ? foodName(food) : m.food_version_gone(),
    amount: food ? amountText(countedEntry(entry, food)) : bareAmountText(entry),
    meal: mealNames[entry.meal](),
    date: formatDate(entry.eatenOn),
  })
}
