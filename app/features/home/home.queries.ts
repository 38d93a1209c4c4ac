import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { getHomePage } from './home.functions.ts'

export const homeQueries = {
  page: () => queryOptions({ queryKey: ['home', getLocale()], queryFn: () => getHomePage() }),
}
