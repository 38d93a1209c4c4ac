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
  const factor = factorTo100g(label)
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
export function moreOfLabel(label: FoodLabel): More {
  const { saturatedFatG, sugarG } = label
  const knownIn100g = (amount: number) => ({ amount: amount * factorTo100g(label), knownShare: 1 })
  return {
    ...(saturatedFatG !== null && { saturatedFatG: knownIn100g(saturatedFatG) }),
    ...(sugarG !== null && { sugarsG: knownIn100g(sugarG) }),
  }
}

/** What a printed number is multiplied by to be that of 100 g. */
function factorTo100g({ per, servingGrams }: FoodLabel): number {
  return per === '100g' ? 1 : 100 / servingGrams
}

/** Whether 100 g of a food can hold what its label says. */
export function isPossibleLabel(label: FoodLabel): boolean {
  return isPossible(per100gOf(label))
}

/** Whether 100 g of a food can hold that much. */
export function isPossible(per100g: Nutrients): boolean {
  const { energyKcal, proteinG, fatG, carbohydrateG, sodiumMg } = per100g
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

type Macros = Pick<Nutrients, 'proteinG' | 'fatG' | 'carbohydrateG'>

/** By Atwater's factors, in kcal. */
export function energyOfMacros({ proteinG, fatG, carbohydrateG }: Macros): number {
  return proteinG * 4 + fatG * 9 + carbohydrateG * 4
}

function sodiumMgOn({ salt: { unit, amount } }: FoodLabel): number {
  return unit === 'sodiumMg' ? amount : sodiumMgOf(amount)
}
