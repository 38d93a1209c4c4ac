import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { recipe } from '#app/ui/recipe.ts'
import type { ArticleListPage } from '#server/contract/blog.schema.ts'
import type { BlogSearch } from './blog-search.ts'

const linkStyles = recipe({
  base: [
    'inline-flex min-h-11 items-center rounded-full border px-4 py-1.5 font-semibold text-sm',
    'transition-colors',
  ],
  variants: {
    isChosen: {
      true: 'border-action bg-action-soft text-action-soft-ink',
      false: 'border-line-strong text-ink-muted hover:border-action hover:text-ink',
    },
  },
})

type CategoryLinksProps = { categories: ArticleListPage['categories']; search: BlogSearch }

/** Links to all articles and to each category; the search text stays. */
export function CategoryLinks({ categories, search: { category, q } }: CategoryLinksProps) {
  const choices = [{ slug: undefined, name: m.blog_category_all() }, ...categories]
  return (
    <nav aria-label={m.blog_categories_label()}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ slug, name }) => (
          <li key={slug ?? ''}>
            <Link
              to="/blog"
              search={{ category: slug, q }}
              resetScroll={false}
              activeOptions={{ explicitUndefined: true }}
              aria-current={slug === category ? 'true' : undefined}
              className={linkStyles({ isChosen: slug === category })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
