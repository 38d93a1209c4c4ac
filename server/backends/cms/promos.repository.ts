import { and, asc, eq } from 'drizzle-orm'
import { isPublishedIn } from '#server/backends/published-in.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { promoTable } from '#server/db/cms/promo.table.ts'
import type { CmsContent } from './cms-content.ts'

export async function listPromos(content: CmsContent, locale: ContentLocale) {
  return content.db
    .select()
    .from(promoTable)
    .where(isPublishedIn(locale, content, promoTable))
    .orderBy(asc(promoTable.position), asc(promoTable.id))
}

export async function findPromo(content: CmsContent, id: string, locale: ContentLocale) {
  const [row] = await content.db
    .select()
    .from(promoTable)
    .where(and(eq(promoTable.id, id), isPublishedIn(locale, content, promoTable)))
  return row
}
