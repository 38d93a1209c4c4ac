import { queryOptions } from '@tanstack/react-query'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { getArticle, getArticleList, getLatestArticles } from './blog.functions.ts'

export const blogQueries = {
  list: () =>
    queryOptions({ queryKey: ['blog', getLocale(), 'list'], queryFn: () => getArticleList() }),
  latest: () =>
    queryOptions({ queryKey: ['blog', getLocale(), 'latest'], queryFn: () => getLatestArticles() }),
  article: (slug: string) =>
    queryOptions({
      queryKey: ['blog', getLocale(), 'article', slug],
      queryFn: () => getArticle({ data: { slug } }),
    }),
}
