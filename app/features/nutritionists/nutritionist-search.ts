import { nonEmptyTextUpTo, oneOf, searchReader } from '#app/lib/search-reader.ts'
import {
  conditions,
  nutritionistOrders,
  spokenLanguages,
} from '#server/contract/nutritionist-choices.ts'

/** Price limits to choose from, in whole rupiah per consultation. */
export const priceCeilings = ['100000', '150000', '200000'] as const

/** How soon the nutritionist has a free time, in WIB days. */
const freeWithins = ['today', 'tomorrow', 'week'] as const
export type FreeWithin = (typeof freeWithins)[number]

/** Query of /ahli-gizi. A form sends empty values for no choice; they count as absent. */
export const readNutritionistSearch = searchReader({
  condition: oneOf(conditions),
  language: oneOf(spokenLanguages),
  city: nonEmptyTextUpTo(64),
  'max-price': oneOf(priceCeilings),
  free: oneOf(freeWithins),
  sort: oneOf(['soonest', ...nutritionistOrders]),
})
export type NutritionistSearch = ReturnType<typeof readNutritionistSearch>
/** A changed filter; the others keep their current values. */
export type NutritionistSearchChange = Record<string, string | undefined>
