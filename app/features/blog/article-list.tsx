import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { ArticleSummary } from '#server/contract/content.schema.ts'
import { ArticleTeaser } from './article-teaser.tsx'

export function ArticleList({ articles }: { articles: ArticleSummary[] }) {
  return (
    <Container className="flex flex-col gap-10 py-12 md:gap-14 md:py-20">
      <PageHeading title={m.blog_list_title()} description={m.blog_list_text()} />
      {articles.length === 0 && <p className="text-ink-muted">{m.blog_list_empty()}</p>}
      <ul className="max-w-4xl divide-y divide-line border-line border-t">
        {articles.map((article) => (
          <li key={article.slug} className="py-8">
            <ArticleTeaser article={article} />
          </li>
        ))}
      </ul>
    </Container>
  )
}
