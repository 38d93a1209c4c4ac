import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import type { BlogSearch } from './blog-search.ts'

/** Shown if nothing matches or nothing is published: what to do instead. */
export function NoArticles({ search: { category, q, page } }: { search: BlogSearch }) {
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
