import { and, asc, eq } from 'drizzle-orm'
import { isPublishedIn } from '#server/backends/published-in.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { programTable } from '#server/db/cms/program.table.ts'
import type { CmsContent } from './cms-content.ts'

export async function listPrograms(content: CmsContent, locale: ContentLocale) {
  return content.db
    .select()
    .from(programTable)
    .where(isPublishedIn(locale, content, programTable))
    .orderBy(asc(programTable.position), asc(programTable.slug))
}

export async function findProgram(content: CmsContent, slug: string, locale: ContentLocale) {
  const [row] = await content.db
    .select()
    .from(programTable)
    .where(and(eq(programTable.slug, slug), isPublishedIn(locale, content, programTable)))
  return row
}
