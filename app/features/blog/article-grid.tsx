import type { ArticleSummary } from '#server/contract/blog.schema.ts'
import { ArticleTeaser } from './article-teaser.tsx'

type ArticleGridProps = { articles: ArticleSummary[]; as: 'h2' | 'h3' }

/** Articles side by side; stacked on a phone. */
export function ArticleGrid({ articles, as }: ArticleGridProps) {
  return (
    <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 md:grid-cols-3 lg:gap-x-8">
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleTeaser article={article} as={as} />
        </li>
      ))}
    </ul>
  )
}
