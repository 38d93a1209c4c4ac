import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { getPricing } from './pricing.functions.ts'

export const pricingQueries = {
  table: () => queryOptions({ queryKey: ['pricing', getLocale()], queryFn: () => getPricing() }),
}
