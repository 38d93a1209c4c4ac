import type { Food } from '#server/contract/food.schema.ts'
import type { EatenFood } from '#server/contract/food-diary.schema.ts'

/** A snapshot of a food for an entry, so a later edition of the food does not change the entry. */
export function eatenFoodOf(food: Food, edition: string): EatenFood {
  const { names, per100g, minerals, vitamins, more, known, plate, confidence, source } = food
  const kept = { names, per100g, minerals, vitamins, more, plate, confidence, source, edition }
  return { ...kept, ...(known && { known }) }
}
