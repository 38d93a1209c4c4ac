import type { Food, FoodSource, Ingredient } from '#server/contract/food.schema.ts'
import { type PlatePart, plateParts } from './isi-piringku.ts'
import {
  type Known,
  knownIn,
  mapNames,
  mineralNames,
  sumOfKnown,
  vitaminNames,
} from './micronutrients.ts'
import { type Nutrients, nutrientsOf, sumOf } from './nutrients.ts'

type Recipe = { ingredients: readonly Ingredient[]; cookedGrams: number }
type CountedRecipe = Pick<
  Food,
  'per100g' | 'minerals' | 'vitamins' | 'plate' | 'confidence' | 'source'
>

/** An ingredient under this share of a dish's energy does not change how far the dish is trusted. */
const weightyShare = 0.1

/**
 * A dish worked out from its ingredients: what they hold together, shared out over its cooked weight.
 * Nothing of what cooking destroys is taken off; of what is counted that is a part of the vitamins.
 */
export function countRecipe(
  { ingredients, cookedGrams }: Recipe,
  foodById: ReadonlyMap<string, Food>,
): CountedRecipe {
  const parts = ingredients.map(({ foodId, grams }) => {
    const food = foodById.get(foodId)
    if (!food) throw new RangeError(`no food ${foodId}`)
    const held = nutrientsOf(food.per100g, grams)
    return { food, grams, held, energyKcal: held.energyKcal }
  })
  const knownOf = <Name extends string>(
    names: readonly Name[],
    of: (food: Food) => Known<Name> | null,
  ) => {
    const known = parts.map(({ food, grams, energyKcal }) => ({
      energyKcal,
      known: knownIn(names, of(food), grams),
    }))
    return roundedKnown(names, knownIn(names, sumOfKnown(names, known), 10_000 / cookedGrams))
  }
  const whole = sumOf(parts.map(({ held }) => held))
  const weighty = parts.filter(({ held }) => held.energyKcal >= whole.energyKcal * weightyShare)
  const shareOf = (part: PlatePart) =>
    parts.reduce((sum, { food, grams }) => sum + grams * food.cookedYield * food.plate[part], 0) /
    cookedGrams
  return {
    per100g: rounded(nutrientsOf(whole, 10_000 / cookedGrams)),
    minerals: knownOf(mineralNames, ({ minerals }) => minerals),
    vitamins: knownOf(vitaminNames, ({ vitamins }) => vitamins),
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

function roundedKnown<Name extends string>(
  names: readonly Name[],
  known: Known<Name> | null,
): Known<Name> | null {
  const hundredth = (value: number) => Math.round(value * 100) / 100
  return (
    known && {
      ...mapNames(names, (name) => hundredth(known[name])),
      knownShare: hundredth(known.knownShare),
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
