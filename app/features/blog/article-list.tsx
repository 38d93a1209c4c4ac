import { Link, useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { ArticleListPage, ArticleSummary } from '#server/contract/blog.schema.ts'
import { mostSearchCharacters } from '#server/contract/search-limits.ts'
import { lineOf } from '#server/contract/typed-text.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { ArticlePicture } from './article-picture.tsx'
import type { BlogSearch } from './blog-search.ts'
import { CategoryLinks } from './category-links.tsx'
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

/** Searches the articles of the chosen category. A plain form, so it works without scripts. */
function ArticleSearchForm({ search: { category, q } }: { search: BlogSearch }) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = lineOf(String(new FormData(event.currentTarget).get('q') ?? ''))
    navigate({ to: '/blog', search: { category, q: words || undefined }, resetScroll: false })
  }
  return (
    <search>
      <form action="/blog" onSubmit={submit} className="flex max-w-xl items-end gap-2">
        {category && <input type="hidden" name="category" value={category} />}
        <Field.Root className="min-w-0 grow">
          <Field.Label>{m.blog_search_label()}</Field.Label>
          <Field.Input
            key={q}
            type="search"
            name="q"
            defaultValue={q}
            maxLength={mostSearchCharacters}
            placeholder={m.blog_search_example()}
          />
        </Field.Root>
        <Button type="submit" variant="secondary">
          <Icon name="search" />
          <span className="max-sm:sr-only">{m.blog_search_submit()}</span>
        </Button>
      </form>
    </search>
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
