import { knownShareOf } from './known-share.ts'

export const mineralNames = [
  'calciumMg',
  'phosphorusMg',
  'ironMg',
  'potassiumMg',
  'zincMg',
  'copperMg',
] as const
export type MineralName = (typeof mineralNames)[number]

/** Vitamin A is in retinol equivalents (RE), as in AKG. */
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

/** Nutrients that sources often lack. Sugars are all sugars, added or not. */
export const moreNames = [
  'saturatedFatG',
  'sugarsG',
  'cholesterolMg',
  'magnesiumMg',
  'alcoholG',
  'caffeineMg',
] as const
export type MoreName = (typeof moreNames)[number]

/** Known amounts, each with the share of the energy that comes from foods that have it. */
export type More = { [Name in MoreName]?: { amount: number; knownShare: number } | undefined }

/**
 * Known minerals or vitamins. `knownShare` is the share of the energy that comes from foods with
 * known values. Below 1 the true amounts are higher.
 */
export type Known<Name extends string> = Record<Name, number> & { knownShare: number }

type Part<Name extends string> = {
  grams: number
  energyKcal: number
  per100g: Known<Name> | null
}

/** Adds up several foods. Returns null if none has known values. */
export function sumOfKnown<Name extends string>(
  names: readonly Name[],
  parts: readonly Part<Name>[],
): Known<Name> | null {
  if (parts.every(({ per100g }) => !per100g)) return null
  const sumOf = (amountIn: (part: Part<Name>) => number) =>
    parts.reduce((sum, part) => sum + amountIn(part), 0)
  return {
    ...mapNames(names, (name) =>
      sumOf(({ per100g, grams }) => ((per100g?.[name] ?? 0) * grams) / 100),
    ),
    knownShare: knownShareOf(
      parts.map(({ energyKcal, per100g }) => ({ energyKcal, share: per100g?.knownShare ?? 0 })),
    ),
  }
}

/** Adds up what several foods have of each nutrient. Leaves out what no food has. */
export function sumOfMore(
  parts: readonly { grams: number; energyKcal: number; more: More | undefined }[],
): More {
  const sums = moreNames.flatMap((name) => {
    const having = parts.flatMap((part) => {
      const known = part.more?.[name]
      return known ? { ...part, ...known } : []
    })
    if (having.length === 0) return []
    const knownShare = knownShareOf(
      parts.map(({ energyKcal, more }) => ({ energyKcal, share: more?.[name]?.knownShare ?? 0 })),
    )
    const amount = having.reduce((sum, part) => sum + (part.amount * part.grams) / 100, 0)
    return [[name, { amount, knownShare }] as const]
  })
  return Object.fromEntries(sums)
}

export function mapNames<Name extends string>(
  names: readonly Name[],
  of: (name: Name) => number,
): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>
}
