import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import type { NutritionistSearch } from './nutritionist-search.ts'
import {
  getNutritionist,
  getNutritionistMeta,
  getNutritionists,
} from './nutritionists.functions.ts'

export const nutritionistQueries = {
  meta: () =>
    queryOptions({
      queryKey: ['nutritionists', getLocale(), 'meta'],
      queryFn: () => getNutritionistMeta(),
    }),
  list: (search: NutritionistSearch) =>
    queryOptions({
      queryKey: ['nutritionists', getLocale(), 'list', search],
      queryFn: () => getNutritionists({ data: search }),
    }),
  profile: (slug: string) =>
    queryOptions({
      queryKey: ['nutritionists', getLocale(), 'profile', slug],
      queryFn: () => getNutritionist({ data: { slug } }),
    }),
}
