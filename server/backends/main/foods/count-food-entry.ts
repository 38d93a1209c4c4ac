import type { Food } from '#server/contract/food.schema.ts'
import type { EatenFood, FoodEntry } from '#server/contract/food-diary.schema.ts'
import type { EditedFood } from './food.repository.ts'

/** An entry with its food as it is counted today; undefined when the food has no such measure. */
export function countFoodEntry(
  entry: FoodEntry,
  edited: EditedFood | undefined,
): (FoodEntry & { grams: number; food: EatenFood }) | undefined {
  const measureGrams = edited && gramsOf(edited.food, entry.measure)
  if (!measureGrams) return undefined
  const { names, per100g, plate, confidence, source } = edited.food
  return {
    ...entry,
    grams: entry.amount * measureGrams,
    food: { names, per100g, plate, confidence, source, edition: edited.edition },
  }
}

function gramsOf({ measures }: Food, name: FoodEntry['measure']): number | undefined {
  return name === 'gram' ? 1 : measures.find((measure) => measure.name === name)?.grams
}
