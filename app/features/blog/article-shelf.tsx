import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import { useLoadAgain } from '#app/ui/use-load-again.ts'
import type { ArticleSummary } from '#server/contract/blog.schema.ts'
import { ArticleGrid } from './article-grid.tsx'
import type { LatestArticles } from './blog.server.ts'

/** The newest articles as a section of another page. Shows a notice if the blog is down. */
export function ArticleShelf({ latest }: { latest: LatestArticles }) {
  const { isBusy, onRetry } = useLoadAgain()
  return (
    <section className="py-10 md:py-20">
      <Container className="flex flex-col gap-10">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <SectionHeading title={m.blog_shelf_title()} description={m.blog_shelf_text()} />
          <Link to="/blog" className={buttonStyles({ variant: 'secondary' })}>
            {m.blog_shelf_all()}
          </Link>
        </div>
        {latest.kind === 'available' ? (
          <Articles articles={latest.articles} />
        ) : (
          <div role="status" className="flex flex-wrap items-center gap-4">
            <p className="text-ink-muted">{m.blog_shelf_failed()}</p>
            <Button variant="quiet" isBusy={isBusy} onClick={onRetry}>
              {m.blog_shelf_retry()}
            </Button>
          </div>
        )}
      </Container>
    </section>
  )
}

function Articles({ articles }: { articles: ArticleSummary[] }) {
  if (articles.length === 0) return <p className="text-ink-muted">{m.blog_list_empty()}</p>
  return <ArticleGrid articles={articles} as="h3" />
}
