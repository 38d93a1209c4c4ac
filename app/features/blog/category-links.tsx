import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { chipLinkStyles } from '#app/ui/chip-link.ts'
import type { ArticleListPage } from '#server/contract/blog.schema.ts'
import type { BlogSearch } from './blog-search.ts'

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
              className={chipLinkStyles({ isChosen: slug === category })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
