import { isPossible } from '#app/nutrition/food-label.ts'
import { unknownOf } from '#app/nutrition/known-share.ts'
import type { More } from '#app/nutrition/micronutrients.ts'
import type { Food } from '#server/contract/food.schema.ts'
import type { PackagedProduct } from '#server/contract/packaged-food.schema.ts'

const idPrefix = 'off-'

function packagedFoodIdOf(barcode: string): string {
  return idPrefix + barcode
}

/** Returns the numbers among ids of foods. */
export function barcodesIn(foodIds: readonly string[]): string[] {
  return foodIds.flatMap((id) => (id.startsWith(idPrefix) ? id.slice(idPrefix.length) : []))
}

/**
 * Returns the food that a member logs. Returns null if energy, fat, protein or carbohydrate is
 * missing, or if 100 g cannot hold the values. The other nutrients count as 0, and the source names
 * them.
 */
export function foodOfProduct(
  { barcode, names, brand, servingGrams, packGrams, per100g }: PackagedProduct,
  fetchedOn: string,
): Food | null {
  const { energyKcal, fatG, proteinG, carbohydrateG, saturatedFatG, sugarG, ...rest } = per100g
  if (energyKcal === null || fatG === null || proteinG === null || carbohydrateG === null)
    return null
  const values = {
    ...{ energyKcal, fatG, proteinG, carbohydrateG },
    ...{
      fibreG: rest.fibreG ?? 0,
      addedSugarG: rest.addedSugarG ?? 0,
      sodiumMg: rest.sodiumMg ?? 0,
    },
  }
  if (!isPossible(values)) return null
  const countable = ['fibreG', 'addedSugarG', 'sodiumMg'] as const
  const missing = countable.filter((name) => rest[name] === null)
  return {
    id: packagedFoodIdOf(barcode),
    names: { id: withBrand(names.id, brand), en: withBrand(names.en, brand) },
    aliases: [barcode],
    per100g: values,
    minerals: null,
    vitamins: null,
    more: moreOf({ saturatedFatG, sugarG }),
    ...unknownOf(missing),
    plate: { staple: 0, side: 0, vegetables: 0, fruit: 0 },
    exchange: null,
    edibleShare: 1,
    cookedYield: 1,
    measures: [
      ...(servingGrams === null ? [] : [{ name: 'portion' as const, grams: servingGrams }]),
      ...(packGrams === null ? [] : [{ name: 'packet' as const, grams: packGrams }]),
    ],
    confidence: 'low',
    source: {
      ...{ kind: 'openFoodFacts', barcode, fetchedOn },
      missing,
    },
  }
}

function moreOf({
  saturatedFatG,
  sugarG,
}: Pick<PackagedProduct['per100g'], 'saturatedFatG' | 'sugarG'>): More {
  return {
    ...(saturatedFatG !== null && { saturatedFatG: { amount: saturatedFatG, knownShare: 1 } }),
    ...(sugarG !== null && { sugarsG: { amount: sugarG, knownShare: 1 } }),
  }
}

/** Many names begin with the brand already. */
function withBrand(name: string, brand: string): string {
  const hasBrand = name.toLowerCase().includes(brand.toLowerCase())
  return hasBrand ? name : `${name} (${brand})`
}
