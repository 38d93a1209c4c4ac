import { Link } from '@tanstack/react-router'
import type { ArticleSummary } from '#server/contract/blog.schema.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePicture } from './article-picture.tsx'

/** The newest article, above all others. Its title is the link. */
export function LeadTeaser({ article }: { article: ArticleSummary }) {
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
