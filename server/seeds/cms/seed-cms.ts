import { cmsStore } from '#server/backends/cms/cms-kinds.ts'
import { type SeededText, takeStock } from '#server/backends/editing/take-stock.ts'
import type { Clock } from '#server/clock.ts'
import type { ContentKind } from '#server/contract/editing/content-kinds.ts'
import type { Content } from '#server/contract/editing/editing.schema.ts'
import { type ContentLocale, localeSchema } from '#server/contract/envelope.schema.ts'
import { homeTable } from '#server/db/cms/home.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { home } from './home.ts'
import { nutritionists } from './nutritionists.ts'
import { pageMeta } from './page-meta.ts'
import { programs } from './programs.ts'
import { promos } from './promos.ts'
import { seedNutritionists } from './seed-nutritionists.ts'
import { textPages } from './text-pages.ts'

/**
 * Adds the texts and people of this version, and updates those of a demo that no editor changed.
 * Outside demos, what a later version adds or changes waits for an editor.
 */
export async function seedCms(db: Database, clock: Clock, { isDemo = true } = {}): Promise<void> {
  const now = clock.now()
  const isNew = (await db.$count(homeTable)) === 0
  await seedNutritionists(db, { publishedAt: isDemo || isNew ? now : null })
  const seeds = localeSchema.options.flatMap((locale) =>
    textsIn(locale).map(({ kind, slug, content, firstOthers }): SeededText => {
      const key = { kind, slug, locale }
      return { key, content, publishedAt: now, ...(firstOthers && { firstOthers }) }
    }),
  )
  await takeStock(db, cmsStore, seeds, { isDemo, now })
}

/** New claims start as examples of a demo; afterwards their editors decide. */
const firstClaims = { claimIsExample: true }

type Text = {
  kind: ContentKind
  slug: string
  content: Content
  firstOthers?: typeof firstClaims | undefined
}

function textsIn(locale: ContentLocale): Text[] {
  return [
    { kind: 'home', slug: 'home', content: home[locale] },
    ...Object.entries(pageMeta).map(([slug, { [locale]: content }]) => ({
      kind: 'page-meta' as const,
      slug,
      content: { ...content, claimsEnabled: content.claimFreeTitle !== undefined },
      firstOthers: content.claimFreeTitle ? firstClaims : undefined,
    })),
    ...programs.map(({ slug, illustration, needs, [locale]: words }, position) => ({
      kind: 'program' as const,
      slug,
      content: { position, illustration, needs, ...words },
    })),
    ...promos.map(({ promoId, illustration, [locale]: words }, position) => ({
      kind: 'promo' as const,
      slug: promoId,
      content: { position, illustration, ...words },
    })),
    ...textPages.map(({ slug, validFrom, [locale]: words }) => ({
      kind: 'text-page' as const,
      slug,
      content: { validFrom, ...words },
    })),
    ...nutritionists.map(({ person, [locale]: content }) => ({
      kind: 'nutritionist-text' as const,
      slug: person.slug,
      content,
    })),
  ]
}
