import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Container } from '#app/ui/container.tsx'
import { SectionHeading } from '#app/ui/section-heading.tsx'
import type { ArticleSummary } from '#server/contract/content.schema.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleSpot } from './article-spot.tsx'
import { blogQueries } from './blog.queries.ts'

/** The newest articles, as a section of another page; it stays calm when the blog is away. */
export function ArticleShelf() {
  const { data, refetch, isFetching } = useSuspenseQuery(blogQueries.latest())
  return (
    <section className="py-16 md:py-24">
      <Container className="flex flex-col gap-10">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <SectionHeading title={m.blog_shelf_title()} description={m.blog_shelf_text()} />
          <Link to="/blog" className={buttonStyles({ variant: 'secondary' })}>
            {m.blog_shelf_all()}
          </Link>
        </div>
        {data.kind === 'available' ? (
          <LatestArticles articles={data.articles} />
        ) : (
          <div role="status" className="flex flex-wrap items-center gap-4">
            <p className="text-ink-muted">{m.blog_shelf_failed()}</p>
            <Button variant="quiet" isBusy={isFetching} onClick={() => refetch()}>
              {m.blog_shelf_retry()}
            </Button>
          </div>
        )}
      </Container>
    </section>
  )
}

function LatestArticles({ articles }: { articles: ArticleSummary[] }) {
  if (articles.length === 0) return <p className="text-ink-muted">{m.blog_list_empty()}</p>
  return (
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug} className="group relative flex gap-5 md:flex-col">
          <ArticleSpot slug={article.slug} className="size-20 md:size-32" />
          <div className="flex min-w-0 flex-col gap-2">
            <ArticleFacts article={article} />
            <h3 className="text-lg">
              <Link
                to="/blog/$slug"
                params={{ slug: article.slug }}
                className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {article.title}
              </Link>
            </h3>
            <p className="text-ink-muted max-md:hidden">{article.summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
