import { isNull } from 'drizzle-orm'
import type { Clock } from '#server/clock.ts'
import { type ContentLocale, localeSchema } from '#server/contract/envelope.schema.ts'
import { homeTable } from '#server/db/cms/home.table.ts'
import { type MetaPage, pageMetaTable } from '#server/db/cms/page-meta.table.ts'
import { programTable } from '#server/db/cms/program.table.ts'
import { promoTable } from '#server/db/cms/promo.table.ts'
import { textPageTable } from '#server/db/cms/text-page.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { home } from './home.ts'
import { pageMeta } from './page-meta.ts'
import { programs } from './programs.ts'
import { promos } from './promos.ts'
import { seedNutritionists } from './seed-nutritionists.ts'
import { textPages } from './text-pages.ts'

/** The state of a new row; afterwards its editors decide whether it is shown. */
type FirstState = { publishedAt: Date }

/**
 * Updates the demo content to this version. Edited rows, and whether a row is published or its
 * claims are switched on, stay unchanged.
 */
export async function seedCms(db: Database, clock: Clock): Promise<void> {
  const firstState = { publishedAt: clock.now() }
  await db.transaction(async (transaction) => {
    for (const locale of localeSchema.options) {
      await seedHome(transaction, locale, firstState)
      await seedPageMeta(transaction, locale, firstState)
      await seedPrograms(transaction, locale, firstState)
      await seedPromos(transaction, locale, firstState)
      await seedTextPages(transaction, locale, firstState)
    }
    await seedNutritionists(transaction, firstState)
  })
}

async function seedHome(db: Database, locale: ContentLocale, firstState: FirstState) {
  const texts = home[locale]
  await db
    .insert(homeTable)
    .values({ locale, ...texts, ...firstState })
    .onConflictDoUpdate({
      target: homeTable.locale,
      set: texts,
      setWhere: isNull(homeTable.editedAt),
    })
}

/** New claims start as examples; afterwards their editors decide. */
const firstClaims = { claimsEnabled: true, claimIsExample: true }

async function seedPageMeta(db: Database, locale: ContentLocale, firstState: FirstState) {
  for (const [page, texts] of Object.entries(pageMeta) as [MetaPage, (typeof pageMeta)[MetaPage]][])
    await db
      .insert(pageMetaTable)
      .values({
        page,
        locale,
        ...texts[locale],
        ...firstState,
        ...(texts[locale].claimFreeTitle && firstClaims),
      })
      .onConflictDoUpdate({
        target: [pageMetaTable.page, pageMetaTable.locale],
        set: texts[locale],
        setWhere: isNull(pageMetaTable.editedAt),
      })
}

async function seedPrograms(db: Database, locale: ContentLocale, firstState: FirstState) {
  for (const [position, { slug, illustration, needs, [locale]: texts }] of programs.entries()) {
    const content = { position, illustration, needs, ...texts }
    await db
      .insert(programTable)
      .values({ slug, locale, ...content, ...firstState })
      .onConflictDoUpdate({
        target: [programTable.slug, programTable.locale],
        set: content,
        setWhere: isNull(programTable.editedAt),
      })
  }
}

async function seedPromos(db: Database, locale: ContentLocale, firstState: FirstState) {
  for (const [position, { promoId, illustration, [locale]: texts }] of promos.entries()) {
    const content = { position, illustration, ...texts }
    await db
      .insert(promoTable)
      .values({ id: promoId, locale, ...content, ...firstState })
      .onConflictDoUpdate({
        target: [promoTable.id, promoTable.locale],
        set: content,
        setWhere: isNull(promoTable.editedAt),
      })
  }
}

async function seedTextPages(db: Database, locale: ContentLocale, firstState: FirstState) {
  for (const { slug, validFrom, [locale]: texts } of textPages) {
    const content = { validFrom, ...texts }
    await db
      .insert(textPageTable)
      .values({ slug, locale, ...content, ...firstState })
      .onConflictDoUpdate({
        target: [textPageTable.slug, textPageTable.locale],
        set: content,
        setWhere: isNull(textPageTable.editedAt),
      })
  }
}
