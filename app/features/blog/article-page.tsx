import { Link } from '@tanstack/react-router'
import { m } from '#app/i18n/paraglide/messages.js'
import { Container } from '#app/ui/container.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SourceList } from '#app/ui/source-list.tsx'
import type { Article } from '#server/contract/content.schema.ts'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleSpot } from './article-spot.tsx'

export function ArticlePage({ article }: { article: Article }) {
  return (
    <Container width="narrow" className="py-8 md:py-16">
      <article className="flex flex-col gap-10">
        <header className="flex flex-col gap-5">
          <Link
            to="/blog"
            className="inline-flex items-center gap-1.5 self-start font-semibold text-link text-sm hover:underline"
          >
            <Icon name="arrow-left" className="size-4" />
            {m.blog_back()}
          </Link>
          <div className="flex items-start justify-between gap-8">
            <h1 className="text-4xl">{article.title}</h1>
            <ArticleSpot slug={article.slug} className="size-32 max-md:hidden" />
          </div>
          <p className="text-ink-muted text-lg">{article.summary}</p>
          <div className="flex flex-col gap-1 border-line border-y py-4">
            <p className="font-semibold">{m.blog_author({ author: article.author })}</p>
            <ArticleFacts article={article} />
          </div>
        </header>
        {article.sections.map(({ heading, paragraphs }) => (
          <section
            key={heading}
            className="flex max-w-prose flex-col gap-4 text-lg leading-relaxed"
          >
            <h2 className="text-2xl">{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <SourceList title={m.blog_sources_title()} sources={article.sources} />
      </article>
    </Container>
  )
}
