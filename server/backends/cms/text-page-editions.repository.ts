import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { textPageTable } from '#server/db/cms/text-page.table.ts'
import type { CmsContent } from './cms-content.ts'
import { cmsStore } from './cms-kinds.ts'

const { documents, revisions, publications } = cmsStore.tables
const validFrom = sql<string>`${revisions.content} ->> 'validFrom'`

/**
 * Returns the editions of a legal page that were published, newest first: of each first day, the
 * words that were published last. Consents refer to them, so none ever goes.
 */
export async function listEditions({ db, clock }: CmsContent, slug: string, locale: ContentLocale) {
  const rows = await db
    .selectDistinctOn([validFrom], { validFrom, content: revisions.content })
    .from(publications)
    .innerJoin(documents, eq(documents.id, publications.documentId))
    .innerJoin(
      revisions,
      and(eq(revisions.documentId, documents.id), eq(revisions.n, publications.revisionN)),
    )
    .where(
      and(
        eq(documents.kind, 'text-page'),
        eq(documents.slug, slug),
        eq(documents.locale, locale),
        lte(publications.doneAt, clock.now()),
        sql`${validFrom} is not null`,
      ),
    )
    .orderBy(desc(validFrom), desc(publications.doneAt), desc(publications.id))
  return rows.map((row) => ({
    validFrom: row.validFrom,
    page: { ...(row.content as Omit<typeof textPageTable.$inferSelect, 'slug'>), slug },
  }))
}
