import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import { blogStore } from '#server/backends/blog/blog-kinds.ts'
import { type SeededText, takeStock } from '#server/backends/editing/take-stock.ts'
import type { Clock } from '#server/clock.ts'
import { type ContentLocale, localeSchema } from '#server/contract/envelope.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import type { ArticleSeed } from './article-seed.ts'
import { articles } from './articles.ts'
import { categories } from './categories.ts'
import { frontPage } from './front-page.ts'
import { authors, reviewers } from './people.ts'

/**
 * Adds the articles of this version, and updates those of a demo that no editor changed. Outside
 * demos, what a later version adds or changes waits for an editor.
 */
export async function seedBlog(db: Database, clock: Clock, { isDemo = true } = {}): Promise<void> {
  const now = clock.now()
  const seeds = localeSchema.options.flatMap((locale) => textsIn(locale, now))
  await takeStock(db, blogStore, seeds, { isDemo, now })
}

function textsIn(locale: ContentLocale, now: Date): SeededText[] {
  return [
    {
      key: { kind: 'front-page', slug: 'front-page', locale },
      content: frontPage[locale],
      publishedAt: now,
    },
    ...categories.map(
      ({ slug, name }, position): SeededText => ({
        key: { kind: 'category', slug, locale },
        content: { name: name[locale], position },
        publishedAt: now,
      }),
    ),
    ...articles.map((article) => articleIn(article, locale, now)),
  ]
}

function articleIn(
  { slug, publishedDaysAgo, category, picture, author, reviewer, ...texts }: ArticleSeed,
  locale: ContentLocale,
  now: Date,
): SeededText {
  const publishedAt = new Date(now.getTime() - publishedDaysAgo * dayMs)
  const { name, role } = authors[author]
  return {
    key: { kind: 'article', slug, locale },
    content: {
      category,
      picture: picture ?? null,
      author: name[locale],
      authorRole: role[locale],
      ...texts[locale],
    },
    publishedAt,
    others: {
      reviewer: reviewers[reviewer].name[locale],
      reviewerCredentials: reviewers[reviewer].role[locale],
    },
    // The review date of a demo article is its publication date.
    firstOthers: { reviewedOn: dayInJakarta(publishedAt) },
  }
}
