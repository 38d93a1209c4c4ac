import { newClientId } from '#app/lib/client-id.ts'
import { type PlateGrams, plateOf } from '#app/nutrition/isi-piringku.ts'
import { type Nutrients, nutrientsOf, sumOf } from '#app/nutrition/nutrients.ts'
import {
  type FoodEntry,
  type KeptFoodEntry,
  type Meal,
  meals,
} from '#server/contract/food-diary.schema.ts'

type Eaten = Pick<KeptFoodEntry, 'grams' | 'food'>

/** What so much of a food held, by the values that it had then. */
export function heldBy({ grams, food }: Eaten): Nutrients {
  return nutrientsOf(food.per100g, grams)
}

export function totalOf(entries: readonly Eaten[]): Nutrients {
  return sumOf(entries.map(heldBy))
}

/** The grams of a meal that lie on each part of the plate; drinks and oil lie on none. */
function plateGramsOf(entries: readonly Eaten[]): PlateGrams {
  const on = (part: keyof PlateGrams) =>
    entries.reduce((sum, { grams, food }) => sum + grams * food.plate[part], 0)
  return {
    staple: on('staple'),
    side: on('side'),
    vegetables: on('vegetables'),
    fruit: on('fruit'),
  }
}

/** The share of each part of the plate in a meal, with where it comes from. */
export function mealPlateOf(entries: readonly Eaten[]) {
  return plateOf(plateGramsOf(entries))
}

/** A day's entries by meal, in the order of the day. */
export function byMeal(entries: readonly KeptFoodEntry[]): [Meal, KeptFoodEntry[]][] {
  return meals.map((meal) => [meal, entries.filter((entry) => entry.meal === meal)])
}

/** The same food again on another day, under an id of its own. */
export function againOn(day: string, entry: KeptFoodEntry): FoodEntry {
  const { meal, foodId, measure, amount } = entry
  return { id: newClientId(), eatenOn: day, meal, foodId, measure, amount }
}

/** Which meal an hour of the day is likeliest to be. */
export function mealAt(hour: number): Meal {
  if (hour >= 4 && hour < 10) return 'breakfast'
  if (hour >= 11 && hour < 15) return 'lunch'
  return hour >= 18 && hour < 22 ? 'dinner' : 'snack'
}
