import { and, eq } from 'drizzle-orm'
import { isPublishedIn } from '#server/backends/published-in.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { textPageTable } from '#server/db/cms/text-page.table.ts'
import type { CmsContent } from './cms-content.ts'

export async function findTextPage(content: CmsContent, slug: string, locale: ContentLocale) {
  const [row] = await content.db
    .select()
    .from(textPageTable)
    .where(and(eq(textPageTable.slug, slug), isPublishedIn(locale, content, textPageTable)))
  return row
}
