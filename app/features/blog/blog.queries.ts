import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { getArticle, getArticleList, getLatestArticles } from './blog.functions.ts'
import type { BlogSearch } from './blog-search.ts'

export const blogQueries = {
  list: ({ category, q, page }: BlogSearch) =>
    queryOptions({
      queryKey: ['blog', getLocale(), 'list', category ?? '', q ?? '', page ?? '1'],
      queryFn: () => getArticleList({ data: { category, q, page } }),
    }),
  latest: () =>
    queryOptions({ queryKey: ['blog', getLocale(), 'latest'], queryFn: () => getLatestArticles() }),
  article: (slug: string) =>
    queryOptions({
      queryKey: ['blog', getLocale(), 'article', slug],
      queryFn: () => getArticle({ data: { slug } }),
    }),
}
