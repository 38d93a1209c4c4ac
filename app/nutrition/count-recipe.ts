import {
  confidences,
  type Food,
  type FoodSource,
  type Ingredient,
} from '#server/contract/food.schema.ts'
import { knownSharesOf, partlyKnown } from './known-share.ts'
import {
  type Known,
  type More,
  mapNames,
  mineralNames,
  sumOfKnown,
  sumOfMore,
  vitaminNames,
} from './micronutrients.ts'
import { type Nutrients, nutrientsOf, sumOf } from './nutrients.ts'
import { type PlatePart, plateParts } from './plate-guide.ts'

type Recipe = {
  ingredients: readonly Ingredient[]
  cookedGrams: number
  /** Fat that stays in the pan or drips off. */
  fatLeftGrams?: number
}
type CountedRecipe = Pick<
  Food,
  'per100g' | 'minerals' | 'vitamins' | 'more' | 'known' | 'plate' | 'confidence' | 'source'
>

/** Of palm oil in USDA’s table. */
const kcalPerGramOfFat = 8.84

/** An ingredient below this share of the energy does not affect the dish's confidence. */
const weightyShare = 0.1

/**
 * Works out a dish from its ingredients and its cooked weight. Subtracts no cooking losses, so vitamins
 * are overstated.
 * @throws RangeError if an ingredient is unknown
 */
export function countRecipe(
  { ingredients, cookedGrams, fatLeftGrams = 0 }: Recipe,
  foodById: ReadonlyMap<string, Food>,
): CountedRecipe {
  const parts = ingredients.map(({ foodId, grams }) => {
    const food = foodById.get(foodId)
    if (!food) throw new RangeError(`no food ${foodId}`)
    const partNutrients = nutrientsOf(food.per100g, grams)
    return { food, grams, partNutrients, energyKcal: partNutrients.energyKcal }
  })
  const inPot = sumOf(parts.map(({ partNutrients }) => partNutrients))
  const whole = {
    ...inPot,
    fatG: inPot.fatG - fatLeftGrams,
    energyKcal: inPot.energyKcal - fatLeftGrams * kcalPerGramOfFat,
  }
  const weighty = parts.filter(({ energyKcal }) => energyKcal >= inPot.energyKcal * weightyShare)
  const shareOf = (part: PlatePart) =>
    parts.reduce((sum, { food, grams }) => sum + grams * food.cookedYield * food.plate[part], 0) /
    cookedGrams
  return {
    per100g: rounded(nutrientsOf(whole, 10_000 / cookedGrams)),
    minerals: knownPer100g(
      mineralNames,
      parts.map((part) => ({ ...part, per100g: part.food.minerals })),
      cookedGrams,
    ),
    vitamins: knownPer100g(
      vitaminNames,
      parts.map((part) => ({ ...part, per100g: part.food.vitamins })),
      cookedGrams,
    ),
    more: morePer100g(sumOfMore(parts.map((part) => ({ ...part, more: part.food.more }))), {
      cookedGrams,
      eatenShareOfFat: inPot.fatG > 0 ? whole.fatG / inPot.fatG : 1,
    }),
    ...partlyKnown(knownSharesOf(parts)),
    plate: plateOfParts(shareOf),
    confidence:
      confidences.find((one) => weighty.some(({ food }) => food.confidence === one)) ?? 'medium',
    source: {
      kind: 'recipe',
      cookedGrams,
      ...(fatLeftGrams > 0 && { fatLeftGrams }),
      ingredients: parts.map(({ food, grams }) => ({ foodId: food.id, grams, names: food.names })),
    } satisfies FoodSource,
  }
}

function plateOfParts(shareOf: (part: PlatePart) => number): Food['plate'] {
  const shares = plateParts.map((part) => [part, Math.round(shareOf(part) * 1000) / 1000] as const)
  return Object.fromEntries(shares) as Food['plate']
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}

function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}

/** What is not wholly known must not look as if it were. */
function roundedDown(share: number): number {
  return Math.floor(share * 100) / 100
}

/** Known micronutrients in 100 g of the dish. */
function knownPer100g<Name extends string>(
  names: readonly Name[],
  ingredients: Parameters<typeof sumOfKnown<Name>>[1],
  cookedGrams: number,
): Known<Name> | null {
  const whole = sumOfKnown(names, ingredients)
  return (
    whole && {
      ...mapNames(names, (name) => hundredth((whole[name] * 100) / cookedGrams)),
      knownShare: roundedDown(whole.knownShare),
    }
  )
}

/** Saturated fat stays in the pan with the rest of the fat. */
function morePer100g(
  whole: More,
  { cookedGrams, eatenShareOfFat }: { cookedGrams: number; eatenShareOfFat: number },
): More {
  const pairs = Object.entries(whole).map(([name, { amount, knownShare }]) => {
    const eatenShare = name === 'saturatedFatG' ? eatenShareOfFat : 1
    const per100g = hundredth((amount * eatenShare * 100) / cookedGrams)
    return [name, { amount: per100g, knownShare: roundedDown(knownShare) }]
  })
  return Object.fromEntries(pairs)
}

function rounded(nutrients: Nutrients): Nutrients {
  const { energyKcal, sodiumMg, ...grams } = nutrients
  return {
    energyKcal: Math.round(energyKcal),
    sodiumMg: Math.round(sodiumMg),
    proteinG: tenth(grams.proteinG),
    fatG: tenth(grams.fatG),
    carbohydrateG: tenth(grams.carbohydrateG),
    fibreG: tenth(grams.fibreG),
    addedSugarG: tenth(grams.addedSugarG),
  }
}
