import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import type { ArticleListPage, ArticleSummary } from '#server/contract/blog.schema.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { ArticlePicture } from './article-picture.tsx'
import type { BlogSearch } from './blog-search.ts'
import { PageLinks } from './page-links.tsx'

type ArticleResultsProps = { list: ArticleListPage; search: BlogSearch }

/** The articles of one page of the list, or what to do if nothing was found. */
export function ArticleResults({ list, search }: ArticleResultsProps) {
  const { articles, page, pageCount } = list
  if (articles.length === 0) return <NoArticles search={search} />
  return (
    <div className="flex flex-col gap-10">
      <Articles articles={articles} hasLead={page === 1 && !search.q} />
      <PageLinks page={page} pageCount={pageCount} search={search} />
    </div>
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

/** The newest article, above all others. Its title is the link. */
function LeadTeaser({ article }: { article: ArticleSummary }) {
  return (
    <article className="group relative grid items-center gap-x-10 gap-y-5 md:grid-cols-2">
      <ArticlePicture article={article} className="aspect-8/5 w-full" />
      <div className="flex min-w-0 flex-col gap-3">
        <ArticleFacts article={article} />
        <h2 className="text-2xl">
          <Link
            to="/blog/$slug"
            params={{ slug: article.slug }}
            className="rounded-control decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {article.title}
          </Link>
        </h2>
        <p className="text-ink-muted text-lg">{article.summary}</p>
      </div>
    </article>
  )
}

/** Shown if nothing matches or nothing is published: what to do instead. */
function NoArticles({ search: { category, q, page } }: { search: BlogSearch }) {
  const isFiltered = Boolean(category || q || page)
  const text = isFiltered ? m.blog_empty_filter_text() : m.blog_empty_text()
  return (
    <div className="flex flex-wrap items-center gap-8 border-line border-t pt-10">
      <EmptyPlate className="size-36" />
      <div className="flex max-w-prose flex-col items-start gap-4">
        <h2 className="text-xl">
          {q ? m.blog_empty_search_title({ search: q }) : m.blog_empty_title()}
        </h2>
        <p className="text-ink-muted">{q ? m.blog_empty_search_text() : text}</p>
        {isFiltered ? (
          <Link to="/blog" className={buttonStyles({})}>
            {m.blog_empty_all()}
          </Link>
        ) : (
          <Link to="/program" className={buttonStyles({})}>
            {m.blog_empty_programs()}
          </Link>
        )}
      </div>
    </div>
  )
}
