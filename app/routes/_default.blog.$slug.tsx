import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { PublicSettings } from '#app/config/public-settings.ts'
import { useSettings } from '#app/config/use-settings.ts'
import { articleJsonLd } from '#app/features/blog/article-json-ld.ts'
import { ArticlePage } from '#app/features/blog/article-page.tsx'
import { blogQueries } from '#app/features/blog/blog.queries.ts'
import { PlateFilm } from '#app/features/home/plate-film.tsx'
import { withLocale } from '#app/i18n/locale-path.ts'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { pageHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

export const Route = createFileRoute('/_default/blog/$slug')({
  loader: async ({ context, params: { slug } }) => {
    const page = await context.queryClient.ensureQueryData(blogQueries.article(slug))
    if (!page) throw notFound()
  },
  head: ({ match: { context, pathname }, params: { slug } }) => {
    const { settings, queryClient } = context
    const page = queryClient.getQueryData(blogQueries.article(slug).queryKey)
    const title = page?.meta.title || page?.article.title
    const head = pageHead({ ...page?.meta, settings, path: pathname, kind: 'article', title })
    if (!page) return head
    const place = {
      settings,
      url: addressOf(settings, pathname),
      listUrl: addressOf(settings, '/blog'),
    }
    return { ...head, meta: [...head.meta, ...articleJsonLd(page.article, place)] }
  },
  component: BlogArticlePage,
  notFoundComponent: NotFoundScreen,
})

function BlogArticlePage() {
  const settings = useSettings()
  const { slug } = Route.useParams()
  const { data: page } = useSuspenseQuery(blogQueries.article(slug))
  if (!page) throw notFound()
  return (
    <ArticlePage
      page={page}
      url={addressOf(settings, `/blog/${slug}`)}
      films={{ 'isi-piringku': <PlateFilm /> }}
    />
  )
}

function addressOf({ hasLocalePrefix, publicOrigin }: PublicSettings, path: string): string {
  return new URL(hasLocalePrefix ? withLocale(path, getLocale()) : path, publicOrigin).href
}
