import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { getExtensions } from './extension.functions.ts'

export const extensionQueries = {
  programs: () =>
    queryOptions({ queryKey: ['extensions', getLocale()], queryFn: () => getExtensions() }),
}
