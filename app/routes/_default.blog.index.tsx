import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ArticleList } from '#app/features/blog/article-list.tsx'
import { blogQueries } from '#app/features/blog/blog.queries.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { pageHead } from '#app/seo/page-head.ts'

export const Route = createFileRoute('/_default/blog/')({
  loader: async ({ context }) => {
    await context.queryClient.ensureQueryData(blogQueries.list())
  },
  head: ({ match: { context, pathname } }) => {
    const page = context.queryClient.getQueryData(blogQueries.list().queryKey)
    const title = page?.meta.title || m.blog_meta_title()
    return pageHead({ ...page?.meta, settings: context.settings, path: pathname, title })
  },
  component: BlogPage,
})

function BlogPage() {
  const { data } = useSuspenseQuery(blogQueries.list())
  return <ArticleList articles={data.articles} />
}
