import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { CleanHtml } from '#app/ui/clean-html.tsx'
import { Container } from '#app/ui/container.tsx'
import { textWithEmergencies } from '#app/ui/emergency-rules.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SourceList } from '#app/ui/source-list.tsx'
import type { ArticlePageContent, FilmName } from '#server/contract/blog.schema.ts'
import { ArticleByline } from './article-byline.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticleGrid } from './article-grid.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { sectionIdsOf } from './section-id.ts'

type ArticlePageProps = {
  page: ArticlePageContent
  url: string
  /** Every film that an article may show. */
  films: Record<FilmName, ReactNode>
}

export function ArticlePage({ page: { article, related }, url, films }: ArticlePageProps) {
  const ids = sectionIdsOf(article.sections.map(({ heading }) => heading))
  const sections = article.sections.map((section, index) => ({ ...section, id: ids[index] ?? '' }))
  return (
    <Container className="flex flex-col gap-16 py-8 md:gap-24 md:py-16">
      <article className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <header className="flex flex-col gap-6 lg:col-span-2">
          <Link
            to="/blog"
            className="tap inline-flex items-center gap-1.5 self-start font-semibold text-link text-sm hover:underline"
          >
            <Icon name="arrow-left" className="size-4" />
            {m.blog_back()}
          </Link>
          <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-8 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
            <div className="flex flex-col gap-4">
              <ArticleFacts article={article} />
              <h1 className="text-4xl md:max-lg:text-3xl">{article.title}</h1>
              <p className="max-w-prose text-ink-muted text-lg">{article.summary}</p>
            </div>
            <ArticlePicture article={article} className="aspect-8/5 w-full" />
          </div>
          <ArticleByline article={article} url={url} />
        </header>
        <div className="flex max-w-prose flex-col gap-10">
          {sections.map(({ id, heading, html, film }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              className="flex flex-col gap-4"
            >
              <h2 id={`${id}-title`} className="text-2xl">
                {heading}
              </h2>
              {textWithEmergencies(html, (words) => (
                <CleanHtml key={words} html={words} />
              ))}
              {film && films[film]}
            </section>
          ))}
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-food-cloth p-6">
            <p className="font-semibold">{m.blog_next_text()}</p>
            <Link to="/konsultasi" className={buttonStyles({})}>
              {m.blog_next_action()}
            </Link>
          </div>
          <p className="text-ink-muted text-sm">{m.blog_not_a_diagnosis()}</p>
          <SourceList title={m.blog_sources_title()} sources={article.sources} />
        </div>
        <aside className="max-lg:hidden">
          <TableOfContents entries={sections} />
        </aside>
      </article>
      {related.length > 0 && (
        <section className="flex flex-col gap-8 border-line border-t pt-12">
          <h2 className="text-2xl">{m.blog_related_title()}</h2>
          <ArticleGrid articles={related} as="h3" />
        </section>
      )}
    </Container>
  )
}

type TableOfContentsProps = { entries: { id: string; heading: string }[] }

/** The sections of an article, beside it on a wide screen. */
function TableOfContents({ entries }: TableOfContentsProps) {
  return (
    <nav aria-label={m.blog_contents_title()} className="sticky top-8 flex flex-col gap-3 text-sm">
      <p className="font-semibold">{m.blog_contents_title()}</p>
      <ol className="flex flex-col border-line border-l">
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block rounded-control py-1.5 pl-4 text-ink-muted hover:text-link hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
