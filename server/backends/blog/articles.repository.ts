import { and, asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { isPublishedIn } from '#server/backends/published-in.ts'
import type { Article, ArticleListQuery, ArticleSummary } from '#server/contract/blog.schema.ts'
import type { PageMeta } from '#server/contract/content.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { articleTable } from '#server/db/blog/article.table.ts'
import { categoryTable } from '#server/db/blog/category.table.ts'
import { frontPageTable } from '#server/db/blog/front-page.table.ts'
import type { BlogContent } from './blog-content.ts'
import { toArticleSummary, toPublishedArticle } from './published-article.ts'

/** The number of related articles below an article. */
const relatedCount = 3

const hasNameOfCategory = and(
  eq(categoryTable.slug, articleTable.category),
  eq(categoryTable.locale, articleTable.locale),
)

/** Every searchable text of an article, without HTML tags. */
const wholeText = sql`concat_ws(' ', ${articleTable.title}, ${articleTable.summary}, ${articleTable.keyword}, regexp_replace(jsonb_path_query_array(${articleTable.sections}, '$[*].*')::text, '<[^>]*>', ' ', 'g'))`

function selectArticles(content: BlogContent) {
  return content.db
    .select({ article: articleTable, categoryName: categoryTable.name })
    .from(articleTable)
    .leftJoin(categoryTable, hasNameOfCategory)
}

/** Returns one page of the matching articles: best match first in a search, else newest first. */
export async function listArticles(
  content: BlogContent,
  { locale, category, q, page, limit }: ArticleListQuery,
): Promise<{ articles: ArticleSummary[]; total: number }> {
  const matches = and(
    isPublishedIn(locale, content, articleTable),
    category === undefined ? undefined : eq(articleTable.category, category),
    q ? matchesWords(q) : undefined,
  )
  const rows = await selectArticles(content)
    .where(matches)
    .orderBy(
      ...(q ? [desc(titleMatches(q))] : []),
      desc(articleTable.publishedAt),
      asc(articleTable.slug),
    )
    .limit(limit)
    .offset((page - 1) * limit)
  return {
    articles: rows.map(toArticleSummary),
    total: await content.db.$count(articleTable, matches),
  }
}

export async function findArticle(content: BlogContent, slug: string, locale: ContentLocale) {
  const [row] = await selectArticles(content).where(
    and(eq(articleTable.slug, slug), isPublishedIn(locale, content, articleTable)),
  )
  return row && toPublishedArticle(row)
}

/** Returns articles of the same category first, then the newest others. */
export async function listRelated(
  content: BlogContent,
  { slug, category }: Article,
  locale: ContentLocale,
): Promise<ArticleSummary[]> {
  const rows = await selectArticles(content)
    .where(and(isPublishedIn(locale, content, articleTable), sql`${articleTable.slug} <> ${slug}`))
    .orderBy(
      desc(sql`${articleTable.category} = ${category.slug}`),
      desc(articleTable.publishedAt),
      asc(articleTable.slug),
    )
    .limit(relatedCount)
  return rows.map(toArticleSummary)
}

/** Returns the categories that have published articles in a language, in their own order. */
export async function listCategories(content: BlogContent, locale: ContentLocale) {
  const { slug, name, position } = categoryTable
  return content.db
    .selectDistinct({ slug, name, position })
    .from(categoryTable)
    .innerJoin(articleTable, hasNameOfCategory)
    .where(isPublishedIn(locale, content, articleTable))
    .orderBy(asc(position), asc(slug))
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

/** Matches articles that contain every word of a search, in any order and case. */
function matchesWords(search: string): SQL | undefined {
  return and(...patternsOf(search).map((pattern) => ilike(wholeText, pattern)))
}

/** Matches articles whose title contains every word of a search. */
function titleMatches(search: string): SQL {
  return (
    and(...patternsOf(search).map((pattern) => ilike(articleTable.title, pattern))) ?? sql`false`
  )
}

/** Escapes `%` and `_`: in a search they are not wildcards. */
function patternsOf(search: string): string[] {
  const words = search.split(/\s+/).filter(Boolean)
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
