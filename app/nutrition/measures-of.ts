import type { Food, Measure } from '#server/contract/food.schema.ts'
import { edibleGramsOf } from './nutrients.ts'

/**
 * What a food can be written down in, each with the grams of its values: its measures of the kitchen,
 * the gram, that gram with what is thrown away (BDD) and that gram after cooking (yield).
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
