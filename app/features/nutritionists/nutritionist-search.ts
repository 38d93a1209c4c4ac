import { nonEmptyTextUpTo, oneOf, searchReader } from '#app/lib/search-reader.ts'
import {
  conditions,
  freeWithins,
  nutritionistOrders,
  spokenLanguages,
} from '#server/contract/nutritionist-choices.ts'

/** The prices that can be asked for, in whole rupiah for one consultation. */
export const priceCeilings = ['100000', '150000', '200000'] as const

/** The query of /ahli-gizi. A form without a choice sends empty values: they count as absent too. */
export const readNutritionistSearch = searchReader({
  condition: oneOf(conditions),
  language: oneOf(spokenLanguages),
  city: nonEmptyTextUpTo(64),
  'max-price': oneOf(priceCeilings),
  free: oneOf(freeWithins),
  sort: oneOf(nutritionistOrders),
})
export type NutritionistSearch = ReturnType<typeof readNutritionistSearch>
/** What somebody has just chosen: the rest stays as it is by then. */
export type NutritionistSearchChange = Record<string, string | undefined>
