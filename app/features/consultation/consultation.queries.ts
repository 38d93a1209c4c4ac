import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { getChosenNutritionist, getConsultationPrices } from './consultation.functions.ts'

export const consultationQueries = {
  prices: () =>
    queryOptions({
      queryKey: ['consultation', getLocale(), 'prices'],
      queryFn: () => getConsultationPrices(),
    }),
  chosen: (slug: string) =>
    queryOptions({
      queryKey: ['consultation', getLocale(), 'chosen', slug],
      queryFn: () => getChosenNutritionist({ data: { slug } }),
    }),
}
