import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#server/contract/content.schema.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleSpot } from './article-spot.tsx'

/** An article among others. Its title is the link, and stretches over the whole teaser. */
export function ArticleTeaser({ article }: { article: ArticleSummary }) {
  return (
    <article className="group relative flex items-start gap-5 sm:gap-7">
      <ArticleSpot slug={article.slug} className="size-20 sm:size-28" />
      <div className="flex min-w-0 flex-col gap-2">
        <ArticleFacts article={article} />
        <h2 className="text-xl">
          <Link
            to="/blog/$slug"
            params={{ slug: article.slug }}
            className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {article.title}
          </Link>
        </h2>
        <p className="max-w-prose text-ink-muted">{article.summary}</p>
      </div>
    </article>
  )
}
