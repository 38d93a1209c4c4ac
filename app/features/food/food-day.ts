import { newClientId } from '#app/lib/client-id.ts'
import { eatenFoodOf } from '#app/nutrition/eaten-food.ts'
import { measuresOf } from '#app/nutrition/measures-of.ts'
import {
  type Known,
  type MineralName,
  mineralNames,
  sumOfKnown,
  type VitaminName,
  vitaminNames,
} from '#app/nutrition/micronutrients.ts'
import { type Nutrients, nutrientsOf, sumOf } from '#app/nutrition/nutrients.ts'
import { type PlateGrams, plateOf } from '#app/nutrition/plate-guide.ts'
import type { Food } from '#server/contract/food.schema.ts'
import {
  type FoodDiary,
  type FoodEntry,
  type Meal,
  meals,
  type StoredFoodEntry,
} from '#server/contract/food-diary.schema.ts'
import type { Ramadan } from '#server/contract/ramadan.schema.ts'

type Eaten = Pick<StoredFoodEntry, 'grams' | 'food'>

/** What so much of a food held, by the values that it had then. */
export function entryNutrients({ grams, food }: Eaten): Nutrients {
  return nutrientsOf(food.per100g, grams)
}

export function totalOf(entries: readonly Eaten[]): Nutrients {
  return sumOf(entries.map(entryNutrients))
}

/** The minerals of what was eaten, as far as they are known. */
export function mineralsOf(entries: readonly Eaten[]): Known<MineralName> | null {
  return sumOfKnown(
    mineralNames,
    entries.map((eaten) => ({ ...weighed(eaten), per100g: eaten.food.minerals })),
  )
}

/** Its vitamins, as far as they are known, before cooking. */
export function vitaminsOf(entries: readonly Eaten[]): Known<VitaminName> | null {
  return sumOfKnown(
    vitaminNames,
    entries.map((eaten) => ({ ...weighed(eaten), per100g: eaten.food.vitamins })),
  )
}

function weighed(eaten: Eaten): { grams: number; energyKcal: number } {
  return { grams: eaten.grams, energyKcal: entryNutrients(eaten).energyKcal }
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

/** The share of each part of the plate in a meal of a day, with where it comes from. */
export function mealPlateOf(day: string, entries: readonly Eaten[]) {
  return plateOf({ ...plateGramsOf(entries), day })
}

const ordinaryMeals: readonly Meal[] = ['breakfast', 'lunch', 'dinner', 'snack']
const fastingMeals: readonly Meal[] = ['sahur', 'iftar', 'night']

/** Whether the day is one of the member's Ramadan, as they set it. */
export function isFasting(day: string, ramadan: Ramadan | null): boolean {
  return ramadan !== null && day >= ramadan.startsOn && day <= ramadan.endsOn
}

/**
 * The meals of a day, in its order: sahur, berbuka and malam in place of the three while the member
 * fasts. One that has something in it is shown on any day.
 */
export function mealsOn(
  day: string,
  ramadan: Ramadan | null,
  written: readonly Pick<StoredFoodEntry, 'meal'>[] = [],
): Meal[] {
  const usual = isFasting(day, ramadan) ? fastingMeals : ordinaryMeals
  return meals.filter(
    (meal) => usual.includes(meal) || written.some((entry) => entry.meal === meal),
  )
}

/** Entries by meal. */
export function byMeal<Entry extends Pick<StoredFoodEntry, 'meal'>>(
  entries: readonly Entry[],
): Map<Meal, Entry[]> {
  return new Map(meals.map((meal) => [meal, entries.filter((entry) => entry.meal === meal)]))
}

/** What there was the day before and is not in a meal yet: a food that is in it comes no second time. */
export function missingFromMeal(
  meal: readonly Pick<StoredFoodEntry, 'foodId'>[],
  before: readonly StoredFoodEntry[],
): StoredFoodEntry[] {
  return before.filter(({ foodId }) => !meal.some((entry) => entry.foodId === foodId))
}

/** What was eaten lately, with what was eaten on the day and nobody has answered for yet. */
export function withEatenOnDay(
  recent: FoodDiary['recent'],
  entries: readonly StoredFoodEntry[],
): FoodDiary['recent'] {
  const eaten = entries
    .filter(({ foodId }) => recent.every((food) => food.foodId !== foodId))
    .map(({ foodId, measure, amount, food }) => ({ foodId, measure, amount, names: food.names }))
  const eatenById = new Map(eaten.map((food) => [food.foodId, food]))
  return [...[...eatenById.values()].toReversed(), ...recent]
}

/** The same food again on another day, under an id of its own. */
export function copyToDay(day: string, entry: StoredFoodEntry): StoredFoodEntry {
  return { ...entry, id: newClientId(), eatenOn: day }
}

/** An entry with its food as it is counted today; the server says the same once it has it. */
export function countedEntry(entry: FoodEntry, food: Food): StoredFoodEntry {
  const measureGrams = measuresOf(food).find(({ name }) => name === entry.measure)?.grams ?? 1
  return { ...entry, grams: entry.amount * measureGrams, food: eatenFoodOf(food, '') }
}

/** What is written of a food at first: one of its own measure, or what its values are of. */
export function usualAmountOf({ measures: [usual] }: Pick<Food, 'measures'>) {
  return usual ? { measure: usual.name, amount: 1 } : { measure: 'gram' as const, amount: 100 }
}

/** What the member wrote of an entry. */
export function entryInputOf({ grams: _, food: __, ...written }: StoredFoodEntry): FoodEntry {
  return written
}

/** Which meal an hour of the day is likeliest to be. */
export function likelyMealAt(hour: number, fasts = false): Meal {
  if (fasts) return hour < 6 ? 'sahur' : hour < 20 ? 'iftar' : 'night'
  if (hour >= 4 && hour < 10) return 'breakfast'
  if (hour >= 11 && hour < 15) return 'lunch'
  return hour >= 18 && hour < 22 ? 'dinner' : 'snack'
}
