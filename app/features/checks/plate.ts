import { type PlatePart, plateParts } from '#app/nutrition/plate-guide.ts'

export const foodsByPart = {
  staple: ['rice', 'redRice', 'potato', 'noodles'],
  side: ['tempe', 'tofu', 'fish', 'egg'],
  vegetables: ['spinach', 'carrot', 'cucumber'],
  fruit: ['papaya', 'banana', 'guava'],
} as const satisfies Record<PlatePart, readonly string[]>
export type Food = (typeof foodsByPart)[PlatePart][number]

/** Returns the chosen foods of a part, in the order of the list. */
export function chosenOf(part: PlatePart, chosen: ReadonlySet<Food>): Food[] {
  const foods: readonly Food[] = foodsByPart[part]
  return foods.filter((food) => chosen.has(food))
}

export function missingParts(chosen: ReadonlySet<Food>): PlatePart[] {
  return plateParts.filter((part) => chosenOf(part, chosen).length === 0)
}

/** Whether several staple foods share the one third: rice with noodles is not two thirds. */
export function hasSharedStaple(chosen: ReadonlySet<Food>): boolean {
  return chosenOf('staple', chosen).length > 1
}
