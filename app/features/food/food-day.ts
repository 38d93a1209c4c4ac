import { newClientId } from '#app/lib/client-id.ts'
import { eatenFoodOf } from '#app/nutrition/eaten-food.ts'
import { measuresOf } from '#app/nutrition/measures-of.ts'
import {
  type Known,
  type MineralName,
  type More,
  mineralNames,
  sumOfKnown,
  sumOfMore,
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

/** Nutrients of an entry, by the values its food had when the member added it. */
export function entryNutrients({ grams, food }: Eaten): Nutrients {
  return nutrientsOf(food.per100g, grams)
}

export function totalOf(entries: readonly Eaten[]): Nutrients {
  return sumOf(entries.map(entryNutrients))
}

export function mineralsOf(entries: readonly Eaten[]): Known<MineralName> | null {
  return sumOfKnown(
    mineralNames,
    entries.map((eaten) => ({ ...weighed(eaten), per100g: eaten.food.minerals })),
  )
}

/** Vitamins before cooking: nothing is subtracted for losses. */
export function vitaminsOf(entries: readonly Eaten[]): Known<VitaminName> | null {
  return sumOfKnown(
    vitaminNames,
    entries.map((eaten) => ({ ...weighed(eaten), per100g: eaten.food.vitamins })),
  )
}

/** Saturated fat, all sugars and other nutrients that a source may lack. */
export function moreOf(entries: readonly Eaten[]): More {
  return sumOfMore(entries.map((eaten) => ({ ...weighed(eaten), more: eaten.food.more })))
}

function weighed(eaten: Eaten): { grams: number; energyKcal: number } {
  return { grams: eaten.grams, energyKcal: entryNutrients(eaten).energyKcal }
}

/** Grams of a meal on each part of the plate; drinks and oil count for none. */
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

/** The share of each part of the plate in a meal, explained. */
export function mealPlateOf(day: string, entries: readonly Eaten[]) {
  return plateOf({ ...plateGramsOf(entries), day })
}

const ordinaryMeals: readonly Meal[] = ['breakfast', 'lunch', 'dinner', 'snack']
const fastingMeals: readonly Meal[] = ['sahur', 'iftar', 'night']

/** Whether the member has set the day as part of Ramadan. */
export function isFasting(day: string, ramadan: Ramadan | null): boolean {
  return ramadan !== null && day >= ramadan.startsOn && day <= ramadan.endsOn
}

/** Returns the meals of a day in order: sahur, berbuka and malam on a fasting day. Includes any filled meal. */
export function mealsOn(
  day: string,
  ramadan: Ramadan | null,
  entries: readonly Pick<StoredFoodEntry, 'meal'>[] = [],
): Meal[] {
  const usual = isFasting(day, ramadan) ? fastingMeals : ordinaryMeals
  return meals.filter(
    (meal) => usual.includes(meal) || entries.some((entry) => entry.meal === meal),
  )
}

export function byMeal<Entry extends Pick<StoredFoodEntry, 'meal'>>(
  entries: readonly Entry[],
): Map<Meal, Entry[]> {
  return new Map(meals.map((meal) => [meal, entries.filter((entry) => entry.meal === meal)]))
}

/** Returns yesterday's entries whose food the meal does not have yet. */
export function missingFromMeal(
  meal: readonly Pick<StoredFoodEntry, 'foodId'>[],
  before: readonly StoredFoodEntry[],
): StoredFoodEntry[] {
  return before.filter(({ foodId }) => !meal.some((entry) => entry.foodId === foodId))
}

/** Adds the day's foods to the recent ones before the server has them, newest first. */
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

/** Copies an entry to another day under a new id. */
export function copyToDay(day: string, entry: StoredFoodEntry): StoredFoodEntry {
  return { ...entry, id: newClientId(), eatenOn: day }
}

/** Works out an entry from its food on the device, as the server does later. */
export function countedEntry(entry: FoodEntry, food: Food): StoredFoodEntry {
  const measureGrams = measuresOf(food).find(({ name }) => name === entry.measure)?.grams ?? 1
  return { ...entry, grams: entry.amount * measureGrams, food: eatenFoodOf(food, '') }
}

/** Returns one of the food's first measure, or 100 g if it has none. */
export function usualAmountOf({ measures: [usual] }: Pick<Food, 'measures'>) {
  return usual ? { measure: usual.name, amount: 1 } : { measure: 'gram' as const, amount: 100 }
}

/** Strips what the server derives from an entry. */
export function entryInputOf({ grams: _, food: __, ...input }: StoredFoodEntry): FoodEntry {
  return input
}

export function likelyMealAt(hour: number, isFasting = false): Meal {
  if (isFasting) return hour < 6 ? 'sahur' : hour < 20 ? 'iftar' : 'night'
  if (hour >= 4 && hour < 10) return 'breakfast'
  if (hour >= 11 && hour < 15) return 'lunch'
  return hour >= 18 && hour < 22 ? 'dinner' : 'snack'
}
