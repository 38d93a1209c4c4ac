import type { FoodLabel } from '#server/contract/food-label.schema.ts'
import { sodiumMgOf } from './day-limits.ts'
import type { More } from './micronutrients.ts'
import type { Nutrients } from './nutrients.ts'

/** In grams. Labels round each macronutrient, so the sum may exceed 100. */
const mostMacrosOf100 = 102
const mostKcalOf100 = 950
const mostSodiumMgOf100 = 40_000

/** Labels round energy to 10 kcal and grams to whole ones; fibre and alcohol count differently. */
const energyTolerance = { kcal: 15, share: 0.15 }

/** Why a label may have been misread. */
export type LabelDoubt = 'energy' | 'saturated' | 'sugar' | 'addedSugar'

/**
 * Returns the values for 100 g. Total sugar is not added sugar: without a printed one, added sugar
 * is 0. Energy that is not printed follows from Atwater's factors (4, 9 and 4 kcal per gram).
 */
export function per100gOf(label: FoodLabel): Nutrients {
  const factor = label.per === '100g' ? 1 : 100 / label.servingGrams
  return {
    energyKcal: (label.energyKcal ?? Math.round(energyOfMacros(label))) * factor,
    proteinG: label.proteinG * factor,
    fatG: label.fatG * factor,
    carbohydrateG: label.carbohydrateG * factor,
    fibreG: (label.fibreG ?? 0) * factor,
    addedSugarG: (label.addedSugarG ?? 0) * factor,
    sodiumMg: sodiumMgOn(label) * factor,
  }
}

/** Returns the saturated fat and all sugar in 100 g. Leaves out what the label does not print. */
export function moreOfLabel({ per, servingGrams, saturatedFatG, sugarG }: FoodLabel): More {
  const knownIn100g = (amount: number) => ({
    amount: per === '100g' ? amount : (amount * 100) / servingGrams,
    knownShare: 1,
  })
  return {
    ...(saturatedFatG !== null && { saturatedFatG: knownIn100g(saturatedFatG) }),
    ...(sugarG !== null && { sugarsG: knownIn100g(sugarG) }),
  }
}

/** Whether 100 g of a food can hold that much. */
export function isPossibleLabel(label: FoodLabel): boolean {
  const { energyKcal, proteinG, fatG, carbohydrateG, sodiumMg } = per100gOf(label)
  return (
    proteinG + fatG + carbohydrateG <= mostMacrosOf100 &&
    energyKcal <= mostKcalOf100 &&
    sodiumMg <= mostSodiumMgOf100
  )
}

/** What to look at once more. A label may be right all the same, for example with alcohol. */
export function doubtsOf(label: FoodLabel): LabelDoubt[] {
  const { energyKcal, fatG, saturatedFatG, carbohydrateG, sugarG, addedSugarG } = label
  const counted = energyOfMacros(label)
  const allowed = energyTolerance.kcal + counted * energyTolerance.share
  const doubts: Record<LabelDoubt, boolean> = {
    energy: energyKcal !== null && Math.abs(energyKcal - counted) > allowed,
    saturated: (saturatedFatG ?? 0) > fatG,
    sugar: (sugarG ?? 0) > carbohydrateG,
    addedSugar: sugarG !== null && (addedSugarG ?? 0) > sugarG,
  }
  return (Object.keys(doubts) as LabelDoubt[]).filter((doubt) => doubts[doubt])
}

/** By Atwater's factors, in kcal. */
export function energyOfMacros(of: Pick<FoodLabel, 'proteinG' | 'fatG' | 'carbohydrateG'>): number {
  return of.proteinG * 4 + of.fatG * 9 + of.carbohydrateG * 4
}

function sodiumMgOn({ salt: { unit, amount } }: FoodLabel): number {
  return unit === 'sodiumMg' ? amount : sodiumMgOf(amount)
}
