import { eatenFoodOf } from '#app/nutrition/eaten-food.ts'
import { measuresOf } from '#app/nutrition/measures-of.ts'
import type { EatenFood, FoodEntry } from '#server/contract/food-diary.schema.ts'
import type { EditedFood } from './edited-food.ts'

/** Adds the grams and today's food values to an entry. Returns undefined if the food lacks the measure. */
export function countFoodEntry(
  entry: FoodEntry,
  edited: EditedFood | undefined,
): (FoodEntry & { grams: number; food: EatenFood }) | undefined {
  const measures = edited ? measuresOf(edited.food) : []
  const measureGrams = measures.find(({ name }) => name === entry.measure)?.grams
  if (!edited || !measureGrams) return undefined
  return {
    ...entry,
    grams: entry.amount * measureGrams,
    food: eatenFoodOf(edited.food, edited.edition),
  }
}
