import { createFileRoute, notFound } from '@tanstack/react-router'
import { useSettings } from '#app/config/use-settings.ts'
import { ArticlePage } from '#app/features/blog/article-page.tsx'
import { articleStructuredData } from '#app/features/blog/article-structured-data.ts'
import { getArticle } from '#app/features/blog/blog.functions.ts'
import { PlateFilm } from '#app/features/home/plate-film.tsx'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { pageUrl } from '#app/seo/page-url.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

export const Route = createFileRoute('/_default/blog/$slug')({
  loader: async ({ params: { slug } }) => {
    const [page] = await Promise.all([getArticle({ data: { slug } })])
    if (!page) throw notFound()
    return { seo: { ...page.meta, name: page.article.title }, page }
  },
  shouldReload: reloadOnline,
  head: (page) =>
    loadedHead(page, {
      kind: 'article',
      structuredData: articleStructuredData({
        settings: page.match.context.settings,
        article: page.loaderData?.page.article,
      }),
    }),
  component: BlogArticlePage,
  notFoundComponent: NotFoundScreen,
})

function BlogArticlePage() {
  const settings = useSettings()
  const { slug } = Route.useParams()
  const { page } = Route.useLoaderData()
  return (
    <ArticlePage
      key={slug}
      page={page}
      url={pageUrl(settings, `/blog/${slug}`)}
      films={{
        'isi-piringku': <PlateFilm />,
      }}
    />
  )
}
