import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { ArticleListPage } from '#server/contract/blog.schema.ts'
import { ArticleGrid } from './article-grid.tsx'
import { ArticleSearchForm } from './article-search-form.tsx'
import type { BlogSearch } from './blog-search.ts'
import { CategoryLinks } from './category-links.tsx'
import { LeadTeaser } from './lead-teaser.tsx'
import { NoArticles } from './no-articles.tsx'
import { PageLinks } from './page-links.tsx'

type ArticleListProps = { list: ArticleListPage; search: BlogSearch }

/** The list of articles with categories and search. */
export function ArticleList({ list, search }: ArticleListProps) {
  const { articles, categories, page, pageCount, total } = list
  return (
    <Container className="flex flex-col gap-10 py-12 md:py-20">
      <PageHeading title={m.blog_list_title()} description={m.blog_list_text()} />
      <div className="flex flex-col gap-5">
        <ArticleSearchForm search={search} />
        <CategoryLinks categories={categories} search={search} />
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-sm">
          <p role="status" className="text-ink-muted">
            {search.q
              ? m.blog_found_search({ count: total, search: search.q })
              : m.blog_found({ count: total })}
          </p>
          <a
            href={`/blog/rss.xml?locale=${getLocale()}`}
            className="tap rounded-control text-link underline underline-offset-3"
          >
            {m.blog_feed_link()}
          </a>
        </div>
      </div>
      {articles.length === 0 ? (
        <NoArticles search={search} />
      ) : (
        <Articles articles={articles} hasLead={page === 1 && !search.q} />
      )}
      {articles.length > 0 && <PageLinks page={page} pageCount={pageCount} search={search} />}
    </Container>
  )
}

type ArticlesProps = Pick<ArticleListPage, 'articles'> & {
  /** False for search results, which are ordered by match, not by date. */
  hasLead: boolean
}

function Articles({ articles, hasLead }: ArticlesProps) {
  const [lead, ...others] = articles
  if (!lead || !hasLead) return <ArticleGrid articles={articles} as="h2" />
  return (
    <>
      <LeadTeaser article={lead} />
      {others.length > 0 && <ArticleGrid articles={others} as="h2" />}
    </>
  )
}
