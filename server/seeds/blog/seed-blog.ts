import { isNull } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import { type ContentLocale, localeSchema } from '#server/contract/envelope.schema.ts'
import { articleTable } from '#server/db/blog/article.table.ts'
import { frontPageTable } from '#server/db/blog/front-page.table.ts'
import type { Database } from '#server/db/open-database.ts'
import type { ArticleSeed } from './article-seed.ts'
import { gulaGaramLemak } from './articles/gula-garam-lemak.ts'
import { isiPiringku } from './articles/isi-piringku.ts'
import { membacaImt } from './articles/membaca-imt.ts'
import { frontPage } from './front-page.ts'

const articles: ArticleSeed[] = [gulaGaramLemak, membacaImt, isiPiringku]

/** Says that nobody in particular wrote the demo articles. */
const authors: Record<ContentLocale, string> = {
  id: 'Tim Seimbang (contoh)',
  en: 'Seimbang team (example)',
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * Brings the demo articles up to date with this code. Rows that somebody edited stay as they are,
 * and so does the date on which an article was published or withdrawn.
 */
export async function seedBlog(db: Database, clock: Clock): Promise<void> {
  await db.transaction(async (transaction) => {
    for (const locale of localeSchema.options) {
      await seedFrontPage(transaction, locale, clock.now())
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

async function seedArticle(db: Database, article: ArticleSeed, locale: ContentLocale, now: Date) {
  const { slug, publishedDaysAgo, [locale]: texts } = article
  const publishedAt = new Date(now.getTime() - publishedDaysAgo * dayMs)
  const content = { author: authors[locale], ...texts }
  await db
    .insert(articleTable)
    .values({ slug, locale, publishedAt, ...content })
    .onConflictDoUpdate({
      target: [articleTable.slug, articleTable.locale],
      set: content,
      setWhere: isNull(articleTable.editedAt),
    })
}
