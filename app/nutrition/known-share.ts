import type { FoodLabel } from '#server/contract/food-label.schema.ts'
import { type NutrientName, type Nutrients, nutrientNames, nutrientsOf } from './nutrients.ts'

/**
 * The share of a food's energy from parts whose source has a nutrient. A value without a source is
 * an estimate, or counts as 0; neither is known. A name that is missing is wholly known.
 */
export type FoodKnown = { [Name in NutrientName]?: number | undefined }

/** For every sum of several foods. */
export type KnownShares = Record<NutrientName, number>

/** How far the energy of a food without a source may be off, down and up. */
const unsourcedMargin = 0.25

/** Returns between which whole kilocalories an energy without a source lies. */
export function unsourcedRangeOf(energyKcal: number): { least: number; most: number } {
  return {
    least: Math.round(energyKcal * (1 - unsourcedMargin)),
    most: Math.round(energyKcal * (1 + unsourcedMargin)),
  }
}

/** Small unknown parts, also those without energy, never make a sum look complete. */
const mostIfPartlyKnown = 0.99

/** Returns the share of the energy of all parts that is known. It is 1 only if every part is known. */
export function knownShareOf(parts: readonly { energyKcal: number; share: number }[]): number {
  if (parts.every(({ share }) => share === 1)) return 1
  const whole = parts.reduce((sum, { energyKcal }) => sum + energyKcal, 0)
  const known = parts.reduce((sum, { energyKcal, share }) => sum + energyKcal * share, 0)
  return whole > 0 ? Math.min(mostIfPartlyKnown, known / whole) : 0
}

type Eaten = { grams: number; food: { per100g: Nutrients; known?: FoodKnown | undefined } }

/** Returns for each nutrient which share of the foods' energy has a source for it. */
export function knownSharesOf(eaten: readonly Eaten[]): KnownShares {
  const parts = eaten.map(({ grams, food }) => ({
    energyKcal: nutrientsOf(food.per100g, grams).energyKcal,
    known: food.known,
  }))
  const shares = nutrientNames.map((name) => {
    const share = knownShareOf(
      parts.map(({ energyKcal, known }) => ({ energyKcal, share: known?.[name] ?? 1 })),
    )
    return [name, share] as const
  })
  return Object.fromEntries(shares) as KnownShares
}

/** Returns what a food keeps: nothing if all is known. Shares are rounded down. */
export function partlyKnown(shares: FoodKnown): { known?: FoodKnown } {
  const below1 = nutrientNames.flatMap((name) => {
    const share = shares[name] ?? 1
    return share < 1 ? [[name, Math.floor(share * 100) / 100] as const] : []
  })
  return below1.length > 0 ? { known: Object.fromEntries(below1) } : {}
}

/** Returns the shares of a food from one source, which lacks these nutrients. */
export function unknownOf(missing: readonly NutrientName[]): { known?: FoodKnown } {
  return partlyKnown(Object.fromEntries(missing.map((name) => [name, 0])))
}

/** A food without any sugar has no added sugar either. */
export function unknownOfLabel({ fibreG, sugarG, addedSugarG }: FoodLabel): { known?: FoodKnown } {
  return unknownOf([
    ...(fibreG === null ? ['fibreG' as const] : []),
    ...(addedSugarG === null && sugarG !== 0 ? ['addedSugarG' as const] : []),
  ])
}
