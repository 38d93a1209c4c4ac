import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { BlogSearch } from './blog-search.ts'

type PageLinksProps = { page: number; pageCount: number; search: BlogSearch }

/** Links to newer and older articles. */
export function PageLinks({ page, pageCount, search }: PageLinksProps) {
  if (pageCount <= 1) return null
  const searchOf = (target: number) => ({
    ...search,
    page: target === 1 ? undefined : String(target),
  })
  return (
    <nav
      aria-label={m.blog_pages_label()}
      className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6"
    >
      <p className="text-ink-muted tabular-nums">{m.blog_page_of({ page, pageCount })}</p>
      <div className="flex flex-wrap gap-2">
        {page > 1 && (
          <Link
            to="/blog"
            search={searchOf(page - 1)}
            className={buttonStyles({ variant: 'secondary' })}
          >
            <Icon name="arrow-left" />
            {m.blog_page_newer()}
          </Link>
        )}
        {page < pageCount && (
          <Link
            to="/blog"
            search={searchOf(page + 1)}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {m.blog_page_older()}
            <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </nav>
  )
}
