import { useNavigate } from '@tanstack/react-router'
import type { ReactNode, SubmitEvent } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { getLocale } from '#app/i18n/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { Field } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { ArticleListPage } from '#server/contract/blog.schema.ts'
import { mostSearchCharacters } from '#server/contract/search-limits.ts'
import { lineOf } from '#server/contract/typed-text.ts'
import type { BlogSearch } from './blog-search.ts'
import { CategoryLinks } from './category-links.tsx'

type ArticleListProps = {
  list: ArticleListPage
  search: BlogSearch
  /** The articles of the list. */
  results: ReactNode
}

/** The list of articles with categories and search. */
export function ArticleList({ list, search, results }: ArticleListProps) {
  const { categories, total } = list
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
      {results}
    </Container>
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
