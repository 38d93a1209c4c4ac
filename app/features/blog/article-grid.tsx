import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#server/contract/blog.schema.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePicture } from './article-picture.tsx'

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

type ArticleTeaserProps = {
  article: ArticleSummary
  /** Heading level of the title. */
  as: 'h2' | 'h3'
}

/** An article in a list. Its title is the link, which covers the whole teaser. */
function ArticleTeaser({ article, as: Title }: ArticleTeaserProps) {
  return (
    <article className="group relative flex items-start gap-4 sm:flex-col sm:gap-5">
      <ArticlePicture article={article} className="aspect-8/5 w-28 sm:w-full" />
      <div className="flex min-w-0 flex-col gap-2">
        {/* In narrow columns some lines would break after the date and push the title down. */}
        <ArticleFacts article={article} className="max-[24.25rem]:flex-col md:max-lg:flex-col" />
        <Title className="text-lg">
          <Link
            to="/blog/$slug"
            params={{ slug: article.slug }}
            className="rounded-control decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {article.title}
          </Link>
        </Title>
        <p className="text-ink-muted max-sm:hidden">{article.summary}</p>
      </div>
    </article>
  )
}
