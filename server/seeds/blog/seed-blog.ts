import { isNull, type SQL, sql } from 'drizzle-orm'
import { dayMs } from '#app/lib/time.ts'
import type { Clock } from '#server/clock.ts'
import { type ContentLocale, localeSchema } from '#server/contract/envelope.schema.ts'
import { articleTable } from '#server/db/blog/article.table.ts'
import { categoryTable } from '#server/db/blog/category.table.ts'
import { frontPageTable } from '#server/db/blog/front-page.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { ArticleSeed } from './article-seed.ts'
import { articles } from './articles.ts'
import { categories } from './categories.ts'
import { frontPage } from './front-page.ts'
import { authors, reviewers } from './people.ts'

/**
 * Updates the demo articles to this version. Edited rows, and the date on which an article was
 * published or withdrawn, stay unchanged.
 */
export async function seedBlog(db: Database, clock: Clock): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const locale of localeSchema.options) {
      await seedFrontPage(transaction, locale, clock.now())
      await seedCategories(transaction, locale)
      for (const article of articles) await seedArticle(transaction, article, locale, clock.now())
    }
  })
}

async function seedFrontPage(db: Database, locale: ContentLocale, publishedAt: Date) {
  const texts = frontPage[locale]
  await db
    .insert(frontPageTable)
    .values({ locale, publishedAt, ...texts })
    .onConflictDoUpdate({
      target: frontPageTable.locale,
      set: texts,
      setWhere: isNull(frontPageTable.editedAt),
    })
}

async function seedCategories(db: Database, locale: ContentLocale) {
  for (const [position, { slug, name }] of categories.entries()) {
    const content = { name: name[locale], position }
    await db
      .insert(categoryTable)
      .values({ slug, locale, ...content })
      .onConflictDoUpdate({ target: [categoryTable.slug, categoryTable.locale], set: content })
  }
}

async function seedArticle(db: Database, article: ArticleSeed, locale: ContentLocale, now: Date) {
  const publishedAt = new Date(now.getTime() - article.publishedDaysAgo * dayMs)
  const content = contentOf(article, locale)
  await db
    .insert(articleTable)
    .values({
      slug: article.slug,
      locale,
      publishedAt,
      ...content,
      reviewedOn: dayInJakarta(sql`${publishedAt.toISOString()}::timestamptz`),
    })
    .onConflictDoUpdate({
      target: [articleTable.slug, articleTable.locale],
      set: {
        ...content,
        reviewedOn: sql`coalesce(${articleTable.reviewedOn}, ${dayInJakarta(sql`${articleTable.publishedAt}`)})`,
      },
      setWhere: isNull(articleTable.editedAt),
    })
}

/** The review date of a demo article is its publication date. */
function dayInJakarta(moment: SQL): SQL<string> {
  return sql<string>`(${moment} at time zone 'Asia/Jakarta')::date`
}

function contentOf(
  { category, picture, author, reviewer, ...texts }: ArticleSeed,
  locale: ContentLocale,
) {
  return {
    category,
    picture: picture ?? null,
    author: authors[author].name[locale],
    authorRole: authors[author].role[locale],
    reviewer: reviewers[reviewer].name[locale],
    reviewerCredentials: reviewers[reviewer].role[locale],
    ...texts[locale],
  }
}
