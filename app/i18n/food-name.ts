import type { Food } from '#server/contract/food.schema.ts'
import { getLocale } from './paraglide/runtime.js'

/** Returns the name of a food in the page's language. */
export function foodName({ names }: Pick<Food, 'names'>): string {
  return names[getLocale()]
}
