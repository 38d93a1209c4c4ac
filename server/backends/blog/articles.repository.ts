import { and, asc, desc, eq } from 'drizzle-orm'
import type { Article, PageMeta } from '#server/contract/content.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { articleTable } from '#server/db/blog/article.table.ts'
import { frontPageTable } from '#server/db/blog/front-page.table.ts'
import { type BlogContent, isPublishedIn } from './blog-content.ts'
import { toReadingMinutes } from './reading-minutes.ts'

type PublishedArticle = Article & { keyword: string }

/** Newest first. */
export async function listArticles(
  content: BlogContent,
  locale: ContentLocale,
): Promise<PublishedArticle[]> {
  const rows = await content.db
    .select()
    .from(articleTable)
    .where(isPublishedIn(locale, content, articleTable))
    .orderBy(desc(articleTable.publishedAt), asc(articleTable.slug))
  return rows.map(toArticle)
}

export async function findArticle(
  content: BlogContent,
  slug: string,
  locale: ContentLocale,
): Promise<PublishedArticle | undefined> {
  const [row] = await content.db
    .select()
    .from(articleTable)
    .where(and(eq(articleTable.slug, slug), isPublishedIn(locale, content, articleTable)))
  return row && toArticle(row)
}

export async function findFrontPageMeta(
  content: BlogContent,
  locale: ContentLocale,
): Promise<PageMeta | undefined> {
  const { title, description, keyword } = frontPageTable
  const [row] = await content.db
    .select({ title, description, keyword })
    .from(frontPageTable)
    .where(isPublishedIn(locale, content, frontPageTable))
  return row
}

/** The day in Jakarta, where the blog is written. */
const publicationDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Jakarta',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

function toArticle(row: typeof articleTable.$inferSelect): PublishedArticle {
  if (!row.publishedAt) throw new Error(`Article ${row.slug} was read before its publication`)
  return {
    ...row,
    readingMinutes: toReadingMinutes(row.sections),
    publishedOn: publicationDay.format(row.publishedAt),
  }
}
