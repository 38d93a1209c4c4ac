/** The minerals that are counted of a food, in milligrams. */
export const mineralNames = [
  'calciumMg',
  'phosphorusMg',
  'ironMg',
  'potassiumMg',
  'zincMg',
  'copperMg',
] as const
export type MineralName = (typeof mineralNames)[number]

/** The vitamins that are counted of a food. Vitamin A is in retinol equivalents (RE), as AKG has it. */
export const vitaminNames = [
  'vitaminAUg',
  'vitaminB1Mg',
  'vitaminB2Mg',
  'vitaminB3Mg',
  'vitaminB6Mg',
  'folateUg',
  'vitaminB12Ug',
  'vitaminCMg',
] as const
export type VitaminName = (typeof vitaminNames)[number]

/**
 * Minerals, or vitamins, of 100 g or of what was eaten, as far as they are known. `knownShare` is the
 * share of the energy that comes from foods of which they are known: 1 for a single food, less for a
 * dish with an ingredient that nobody has measured, which then holds more than is counted.
 */
export type Known<Name extends string> = Record<Name, number> & { knownShare: number }

/** So many grams of a food: their energy, and what is known of 100 g. */
type Part<Name extends string> = {
  grams: number
  energyKcal: number
  per100g: Known<Name> | null
}

/** What several foods hold together; null where it is known of none. */
export function sumOfKnown<Name extends string>(
  names: readonly Name[],
  parts: readonly Part<Name>[],
): Known<Name> | null {
  if (parts.every(({ per100g }) => !per100g)) return null
  const sumOf = (amountIn: (part: Part<Name>) => number) =>
    parts.reduce((sum, part) => sum + amountIn(part), 0)
  const energyKcal = sumOf((part) => part.energyKcal)
  const knownKcal = sumOf((part) => part.energyKcal * (part.per100g?.knownShare ?? 0))
  return {
    ...mapNames(names, (name) =>
      sumOf(({ per100g, grams }) => ((per100g?.[name] ?? 0) * grams) / 100),
    ),
    knownShare: energyKcal > 0 ? knownKcal / energyKcal : 1,
  }
}

export function mapNames<Name extends string>(
  names: readonly Name[],
  of: (name: Name) => number,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>
}
