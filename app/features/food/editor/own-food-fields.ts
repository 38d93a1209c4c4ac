import { foodName } from '#app/i18n/food-name.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { plateParts } from '#app/nutrition/plate-guide.ts'
import type { Food } from '#server/contract/food.schema.ts'
import type { FoodLabel } from '#server/contract/food-label.schema.ts'
import type { PackagedFood } from '#server/contract/packaged-food.schema.ts'

/** The numbers of a label that are one field each, in the order in which labels print them. */
export const labelNumbers = [
  'energyKcal',
  'fatG',
  'saturatedFatG',
  'proteinG',
  'carbohydrateG',
  'fibreG',
  'sugarG',
  'addedSugarG',
] as const satisfies readonly (keyof FoodLabel)[]
type LabelNumber = (typeof labelNumbers)[number]

export const labelNumberWords = {
  energyKcal: m.food_label_energy,
  fatG: m.food_label_fat,
  saturatedFatG: m.food_label_saturated,
  proteinG: m.food_own_protein,
  carbohydrateG: m.food_label_carbohydrate,
  fibreG: m.food_own_fibre,
  sugarG: m.food_label_sugar,
  addedSugarG: m.food_label_added_sugar,
} satisfies Record<LabelNumber, () => string>

/** Many labels do not print these. */
export const mayBeMissing = ['saturatedFatG', 'fibreG', 'sugarG', 'addedSugarG']

export const labelNumberHints: Partial<Record<LabelNumber, () => string>> = {
  energyKcal: m.food_own_energy_hint,
  sugarG: m.food_label_sugar_hint,
  addedSugarG: m.food_label_added_sugar_hint,
}

/** Returns the fields of a stored food as the member typed them. */
export function fieldsOf(food: Food): Record<string, string> {
  const label = labelOf(food)
  return {
    name: foodName(food),
    part: plateParts.find((part) => food.plate[part]) ?? '',
    barcode: label.barcode ?? '',
    per: label.per,
    servingGrams: textOf(label.servingGrams),
    servingsPerPack: textOf(label.servingsPerPack),
    ...Object.fromEntries(labelNumbers.map((name) => [name, textOf(label[name])])),
    saltAmount: textOf(label.salt.amount),
    saltUnit: label.salt.unit,
  }
}

const mostNameLetters = 80

/** Returns the fields of a label that a product of Open Food Facts fills in. */
export function fieldsOfProduct(product: PackagedFood): Record<string, string> {
  const { barcode, servingGrams, per100g } = product
  return {
    name: foodName(product).slice(0, mostNameLetters),
    barcode,
    per: '100g',
    servingGrams: textOf(servingGrams),
    ...Object.fromEntries(labelNumbers.map((name) => [name, textOf(per100g[name])])),
    saltAmount: textOf(per100g.sodiumMg),
    saltUnit: 'sodiumMg',
  }
}

function textOf(value: number | null): string {
  return value === null ? '' : formatNumber(Math.round(value * 100) / 100, { useGrouping: false })
}

/** A food without a label has values for 100 g. */
function labelOf({ source, per100g, measures: [portion] }: Food): FoodLabel {
  if (source.kind === 'own' && source.label) return source.label
  const { sodiumMg, ...printed } = per100g
  return {
    ...printed,
    per: '100g',
    servingGrams: portion?.grams ?? 100,
    servingsPerPack: null,
    saturatedFatG: null,
    sugarG: null,
    salt: { unit: 'sodiumMg', amount: sodiumMg },
    barcode: null,
  }
}
