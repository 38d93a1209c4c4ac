import { knownPercent } from '#app/i18n/known-percent.ts'
import { listText } from '#app/i18n/list-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { type NutrientName, nutrientNames } from '#app/nutrition/nutrients.ts'
import type { EatenFood } from '#server/contract/food-diary.schema.ts'

const words = {
  energyKcal: m.food_packaged_energy,
  proteinG: m.food_nutrient_protein,
  fatG: m.food_nutrient_fat,
  carbohydrateG: m.food_nutrient_carbohydrate,
  fibreG: m.food_nutrient_fibre,
  addedSugarG: m.food_limit_sugar,
  sodiumMg: m.food_nutrient_sodium,
} satisfies Record<NutrientName, () => string>

/** Where a whole sentence says it already. */
const namedElsewhere: EatenFood['source']['kind'][] = ['estimate', 'openFoodFacts']

/** Names the nutrients of a food without a source; of a dish, with the share that has one. */
export function unsourcedText({
  source,
  known = {},
}: Pick<EatenFood, 'source' | 'known'>): string | undefined {
  if (namedElsewhere.includes(source.kind)) return undefined
  const names = nutrientNames.flatMap((name) => {
    const percent = knownPercent(known[name])
    if (percent === null) return []
    const nutrient = words[name]().toLowerCase()
    return known[name] === 0 ? nutrient : m.food_source_known({ nutrient, percent })
  })
  return names.length > 0 ? m.food_source_none({ nutrients: listText(names) }) : undefined
}
