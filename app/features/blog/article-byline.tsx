import { formatDate } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { CopyButton } from '#app/ui/copy-button.tsx'
import type { Article } from '#server/contract/blog.schema.ts'

type ArticleBylineProps = {
  article: Article
  /** URL that readers share. */
  url: string
}

/** Author, reviewer and date of an article, with its URL to share. */
export function ArticleByline({ article: { author, review }, url }: ArticleBylineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-y py-4">
      <dl className="flex flex-wrap gap-x-10 gap-y-4 text-sm">
        <div>
          <dt className="text-ink-muted">{m.blog_written_by()}</dt>
          <dd className="font-semibold text-base">{author.name}</dd>
          {author.role && <dd className="text-ink-muted">{author.role}</dd>}
        </div>
        {review && (
          <div>
            <dt className="text-ink-muted">
              {m.blog_reviewed_by({ date: formatDate(review.reviewedOn) })}
            </dt>
            <dd className="font-semibold text-base">{review.reviewer}</dd>
            {review.credentials && <dd className="text-ink-muted">{review.credentials}</dd>}
          </div>
        )}
      </dl>
      <CopyButton value={url} label={m.blog_copy_link()} copiedLabel={m.blog_link_copied()} />
    </div>
  )
}
