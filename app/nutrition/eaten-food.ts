import type { Food } from '#server/contract/food.schema.ts'
import type { EatenFood } from '#server/contract/food-diary.schema.ts'

/** What is kept of a food with what was eaten of it: a later edition changes nothing about it. */
export function eatenFoodOf(food: Food, edition: string): EatenFood {
  const { names, per100g, minerals, vitamins, plate, confidence, source } = food
  return { names, per100g, minerals, vitamins, plate, confidence, source, edition }
}
