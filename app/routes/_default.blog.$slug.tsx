import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ArticlePage } from '#app/features/blog/article-page.tsx'
import { blogQueries } from '#app/features/blog/blog.queries.ts'
import { pageHead } from '#app/seo/page-head.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'

export const Route = createFileRoute('/_default/blog/$slug')({
  loader: async ({ context, params: { slug } }) => {
    const page = await context.queryClient.ensureQueryData(blogQueries.article(slug))
    if (!page) throw notFound()
  },
  head: ({ match: { context, pathname }, params: { slug } }) => {
    const page = context.queryClient.getQueryData(blogQueries.article(slug).queryKey)
    const title = page?.meta.title || page?.article.title
    const place = { settings: context.settings, path: pathname, kind: 'article' as const }
    return pageHead({ ...page?.meta, ...place, title })
  },
  component: BlogArticlePage,
  notFoundComponent: NotFoundScreen,
})

function BlogArticlePage() {
  const { data: page } = useSuspenseQuery(blogQueries.article(Route.useParams().slug))
  if (!page) throw notFound()
  return <ArticlePage article={page.article} />
}
