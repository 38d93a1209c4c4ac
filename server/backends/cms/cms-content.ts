import { and, eq, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Clock } from '#server/clock.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { Database } from '#server/db/open-database.ts'

/** What every repository of this backend works with. */
export type CmsContent = {
  db: Database
  clock: Clock
  /** Nobody real is served yet: what is made up may be shown, as long as it says so. */
  isDemo: boolean
}

/** True for rows in that language whose time has come; a null `published_at` never matches. */
export function isPublishedIn(
  locale: ContentLocale,
  { clock }: CmsContent,
  table: { locale: PgColumn; publishedAt: PgColumn },
): SQL | undefined {
  return and(eq(table.locale, locale), lte(table.publishedAt, clock.now()))
}
