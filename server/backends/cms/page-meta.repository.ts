import { and, eq } from 'drizzle-orm'
import type { PageMeta } from '#server/contract/content.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { type MetaPage, pageMetaTable } from '#server/db/cms/page-meta.table.ts'
import { type CmsContent, isPublishedIn } from './cms-content.ts'

/** A page's SEO texts, with claims only where they are switched on; undefined when it has none. */
export async function findPageMeta(
  content: CmsContent,
  page: MetaPage,
  locale: ContentLocale,
): Promise<PageMeta | undefined> {
  const [row] = await content.db
    .select()
    .from(pageMetaTable)
    .where(and(eq(pageMetaTable.page, page), isPublishedIn(locale, content, pageMetaTable)))
  if (!row) return undefined
  const { keyword, claimsEnabled, claimFreeTitle, claimFreeDescription } = row
  if (claimsEnabled) return { title: row.title, description: row.description, keyword }
  return {
    title: claimFreeTitle ?? row.title,
    description: claimFreeDescription ?? row.description,
    keyword,
  }
}
