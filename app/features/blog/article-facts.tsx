import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { recipe } from '#app/ui/recipe.ts'
import type { ArticleSummary } from '#server/contract/blog.schema.ts'

const factStyles = recipe({ base: 'flex flex-wrap gap-x-3 gap-y-1 text-ink-muted text-sm' })

type ArticleFactsProps = { article: ArticleSummary; className?: string }

/** Category above date and reading time; one line would be too long for some. */
export function ArticleFacts({ article, className }: ArticleFactsProps) {
  return (
    <p className={factStyles({ className })}>
      <span className="w-full font-semibold text-link">{article.category.name}</span>
      <time dateTime={article.publishedOn}>{formatDate(article.publishedOn)}</time>
      <span>{m.blog_reading_minutes({ count: article.readingMinutes })}</span>
    </p>
  )
}
