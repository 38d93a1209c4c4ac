import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { articleStructuredData } from '#app/features/blog/article-structured-data.ts'
import { getArticle } from '#app/features/blog/blog.functions.ts'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Article = lazyRouteComponent(() => import('./-article.tsx'))

export const Route = createFileRoute('/_default/blog/$slug')({
  loader: async ({ params: { slug } }) => {
    const [page] = await Promise.all([getArticle({ data: { slug } }), Article.preload?.()])
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
  const { slug } = Route.useParams()
  const { page } = Route.useLoaderData()
  return (
    <DeferredPart key={slug}>
      <Article page={page} />
    </DeferredPart>
  )
}
