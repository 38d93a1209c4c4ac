import { and, eq, lte, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Clock } from '#server/clock.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'

type ContentTable = { locale: PgColumn; publishedAt: PgColumn }

/** Matches published rows in a language; a null `published_at` never matches. */
export function isPublishedIn(
  locale: ContentLocale,
  { clock }: { clock: Clock },
  table: ContentTable,
): SQL | undefined {
  return and(eq(table.locale, locale), lte(table.publishedAt, clock.now()))
}
