/** The parts of Isi Piringku in the order in which a plate is filled, with the share of each. */
export const plateParts = ['staple', 'side', 'vegetables', 'fruit'] as const
export type PlatePart = (typeof plateParts)[number]

export const shares = {
  staple: '1/3',
  side: '1/6',
  vegetables: '1/3',
  fruit: '1/6',
} satisfies Record<PlatePart, string>

export const foodsByPart = {
  staple: ['rice', 'redRice', 'potato', 'noodles'],
  side: ['tempe', 'tofu', 'fish', 'egg'],
  vegetables: ['spinach', 'carrot', 'cucumber'],
  fruit: ['papaya', 'banana', 'guava'],
} as const satisfies Record<PlatePart, readonly string[]>
export type Food = (typeof foodsByPart)[PlatePart][number]

/** What was chosen of one part, in the order of the list. */
export function chosenOf(part: PlatePart, chosen: ReadonlySet<Food>): Food[] {
  const foods: readonly Food[] = foodsByPart[part]
  return foods.filter((food) => chosen.has(food))
}

/** The parts that nothing has been chosen for. */
export function missingParts(chosen: ReadonlySet<Food>): PlatePart[] {
  return plateParts.filter((part) => chosenOf(part, chosen).length === 0)
}

/** Several staple foods share one third: nasi with mie is not two thirds. */
export function hasSharedStaple(chosen: ReadonlySet<Food>): boolean {
  return chosenOf('staple', chosen).length > 1
}
