import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { getCompanyMeta, getTextPage } from './company.functions.ts'
import type { MetaPage, TextSlug } from './company-pages.schema.ts'

export const companyQueries = {
  meta: (page: MetaPage) =>
    queryOptions({
      queryKey: ['company', getLocale(), 'meta', page],
      queryFn: () => getCompanyMeta({ data: { page } }),
    }),
  text: (slug: TextSlug) =>
    queryOptions({
      queryKey: ['company', getLocale(), 'text', slug],
      queryFn: () => getTextPage({ data: { slug } }),
    }),
}
