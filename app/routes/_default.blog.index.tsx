import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ArticleList } from '#app/features/blog/article-list.tsx'
import { getArticleList } from '#app/features/blog/blog.functions.ts'
import { readBlogSearch } from '#app/features/blog/blog-search.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { reloadOnline } from '#app/lib/reload-online.ts'
import { stringifySearch } from '#app/lib/string-search.ts'
import { loadedHead } from '#app/seo/page-head.ts'
import { DeferredPart } from '#app/ui/deferred-part.tsx'

const Results = lazyRouteComponent(
  () => import('#app/features/blog/article-results.tsx'),
  'ArticleResults',
)

export const Route = createFileRoute('/_default/blog/')({
  validateSearch: readBlogSearch,
  loaderDeps: ({ search: { category, q, page } }) => ({ category, q, page }),
  loader: async ({ deps }) => {
    const [list] = await Promise.all([getArticleList({ data: deps }), Results.preload?.()])
    const { meta } = list
    const name = m.blog_meta_title()
    // Search engines should not index searches or empty pages, but categories and their pages.
    const { category, page, q } = deps
    const path = `/blog${stringifySearch({ category, page })}`
    const isIndexed = q === undefined && list.articles.length > 0
    return { seo: { ...meta, name, path, isIndexed }, list }
  },
  shouldReload: reloadOnline,
  head: (page) => {
    const head = loadedHead(page)
    const feed = {
      rel: 'alternate',
      type: 'application/rss+xml',
      title: page.loaderData?.seo.title || page.loaderData?.seo.name,
      href: `/blog/rss.xml?locale=${getLocale()}`,
    }
    return { ...head, links: [...head.links, feed] }
  },
  component: BlogPage,
})

function BlogPage() {
  const { list } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <ArticleList
      list={list}
      search={search}
      results={
        <DeferredPart>
          <Results list={list} search={search} />
        </DeferredPart>
      }
    />
  )
}
