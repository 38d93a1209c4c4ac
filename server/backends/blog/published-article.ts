import type { Article, ArticleSummary } from '#server/contract/blog.schema.ts'
import { toReadingMinutes } from '#server/contract/reading-minutes.ts'
import type { articleTable } from '#server/db/blog/article.table.ts'
import { cleanArticleHtml } from './clean-article-html.ts'

type PublishedArticle = Article & { keyword: string }

type ArticleRow = { article: typeof articleTable.$inferSelect; categoryName: string | null }

/** Formats the publication day in Jakarta, where the blog is written. */
const publicationDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jakarta',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Turns a row into the summary that lists show. */
export function toArticleSummary({ article: row, categoryName }: ArticleRow): ArticleSummary {
  if (!row.publishedAt) throw new Error(`Article ${row.slug} was read before its publication`)
  const publishedOn = publicationDay.format(row.publishedAt)
  return {
    slug: row.slug,
    title: row.title,
    summary: row.summary,
    category: { slug: row.category, name: categoryName ?? row.category },
    readingMinutes: toReadingMinutes(row.sections),
    publishedOn,
    ...(row.picture && { picture: row.picture }),
    ...(row.reviewedOn && row.reviewedOn > publishedOn && { changedOn: row.reviewedOn }),
  }
}

/**
 * Turns a row into what readers get. It cleans the HTML because editors may change rows by hand.
 */
export function toPublishedArticle(joined: ArticleRow): PublishedArticle {
  const { article: row } = joined
  return {
    ...toArticleSummary(joined),
    keyword: row.keyword,
    author: { name: row.author, role: row.authorRole },
    review: reviewOf(row),
    sections: row.sections.map((section) => ({ ...section, html: cleanArticleHtml(section.html) })),
    sources: row.sources,
  }
}

function reviewOf({ reviewer, reviewerCredentials, reviewedOn }: ArticleRow['article']) {
  if (reviewer === null || reviewedOn === null) return null
  return { reviewer, credentials: reviewerCredentials ?? '', reviewedOn }
}
