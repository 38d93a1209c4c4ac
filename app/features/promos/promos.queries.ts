import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { getCurrentPromos, getPromo } from './promos.functions.ts'

export const promoQueries = {
  current: () =>
    queryOptions({
      queryKey: ['promos', getLocale(), 'current'],
      queryFn: () => getCurrentPromos(),
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: ['promos', getLocale(), 'detail', id],
      queryFn: () => getPromo({ data: { id } }),
    }),
}
