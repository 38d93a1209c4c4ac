import type { Food, FoodSource, Ingredient } from '#server/contract/food.schema.ts'
import { type Known, mapNames, mineralNames, sumOfKnown, vitaminNames } from './micronutrients.ts'
import { type Nutrients, nutrientsOf, sumOf } from './nutrients.ts'
import { type PlatePart, plateParts } from './plate-guide.ts'

type Recipe = { ingredients: readonly Ingredient[]; cookedGrams: number }
type CountedRecipe = Pick<
  Food,
  'per100g' | 'minerals' | 'vitamins' | 'plate' | 'confidence' | 'source'
>

/** An ingredient below this share of the energy does not affect the dish's confidence. */
const weightyShare = 0.1

/**
 * Works out a dish from its ingredients and its cooked weight. Subtracts no cooking losses, so vitamins
 * are overstated.
 * @throws RangeError if an ingredient is unknown
 */
export function countRecipe(
  { ingredients, cookedGrams }: Recipe,
  foodById: ReadonlyMap<string, Food>,
): CountedRecipe {
  const parts = ingredients.map(({ foodId, grams }) => {
    const food = foodById.get(foodId)
    if (!food) throw new RangeError(`no food ${foodId}`)
    const partNutrients = nutrientsOf(food.per100g, grams)
    return { food, grams, partNutrients, energyKcal: partNutrients.energyKcal }
  })
  const whole = sumOf(parts.map(({ partNutrients }) => partNutrients))
  const weighty = parts.filter(
    ({ partNutrients }) => partNutrients.energyKcal >= whole.energyKcal * weightyShare,
  )
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
    plate: plateOfParts(shareOf),
    confidence: weighty.some(({ food }) => food.confidence === 'low') ? 'low' : 'medium',
    source: {
      kind: 'recipe',
      cookedGrams,
      ingredients: parts.map(({ food, grams }) => ({ foodId: food.id, grams, names: food.names })),
    } satisfies FoodSource,
  }
}

function plateOfParts(shareOf: (part: PlatePart) => number): Food['plate'] {
  const shares = plateParts.map((part) => [part, Math.round(shareOf(part) * 1000) / 1000] as const)
  return Object.fromEntries(shares) as Food['plate']
}

/** Known micronutrients in 100 g of the dish. */
function knownPer100g<Name extends string>(
  names: readonly Name[],
  ingredients: Parameters<typeof sumOfKnown<Name>>[1],
  cookedGrams: number,
): Known<Name> | null {
  const whole = sumOfKnown(names, ingredients)
  const hundredth = (value: number) => Math.round(value * 100) / 100
  return (
    whole && {
      ...mapNames(names, (name) => hundredth((whole[name] * 100) / cookedGrams)),
      knownShare: hundredth(whole.knownShare),
    }
  )
}

function rounded(nutrients: Nutrients): Nutrients {
  const { energyKcal, sodiumMg, ...grams } = nutrients
  const tenth = (value: number) => Math.round(value * 10) / 10
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
