import { isPublishedIn } from '#server/backends/published-in.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { homeTable } from '#server/db/cms/home.table.ts'
import type { CmsContent } from './cms-content.ts'

export async function findHome(content: CmsContent, locale: ContentLocale) {
  const [row] = await content.db
    .select()
    .from(homeTable)
    .where(isPublishedIn(locale, content, homeTable))
  return row
}
