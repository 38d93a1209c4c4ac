import type { Food, Measure } from '#server/contract/food.schema.ts'
import { edibleGramsOf } from './nutrients.ts'

/**
 * Returns the measures of a food in edible raw grams: its kitchen measures and the gram. The others
 * are the gross gram with waste (BDD) and the cooked gram (yield).
 */
export function measuresOf({
  measures,
  edibleShare,
  cookedYield,
}: Pick<Food, 'measures' | 'edibleShare' | 'cookedYield'>): Measure[] {
  return [
    ...measures,
    { name: 'gram', grams: 1 },
    ...(edibleShare < 1
      ? [{ name: 'grossGram' as const, grams: edibleGramsOf(1, edibleShare) }]
      : []),
    ...(cookedYield === 1 ? [] : [{ name: 'cookedGram' as const, grams: 1 / cookedYield }]),
  ]
}
