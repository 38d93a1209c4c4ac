import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import type { textPageTable } from '#server/db/cms/text-page.table.ts'
import type { CmsContent } from './cms-content.ts'
import { cmsStore } from './cms-kinds.ts'

const { documents, revisions, publications } = cmsStore.tables
const validFrom = sql<string>`${revisions.content} ->> 'validFrom'`

/**
 * Returns the editions of a legal page that were published, newest first. Of each first day, it has
 * the words that were published last. Consents refer to them, so none ever goes.
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
        isPage(slug, locale),
        lte(publications.doneAt, clock.now()),
        sql`${validFrom} is not null`,
      ),
    )
    .orderBy(desc(validFrom), desc(publications.doneAt), desc(publications.id))
  return rows.map((row) => ({ validFrom: row.validFrom, page: pageOf(slug, row.content) }))
}

/**
 * Returns a legal page as visitors read it at a moment: what someone agreed to. Undefined if there was
 * nothing to read, or if the page is no legal one.
 */
export async function findPageAt(
  { db }: CmsContent,
  { slug, locale, at }: { slug: string; locale: ContentLocale; at: Date },
) {
  const [row] = await db
    .select({ content: revisions.content, validFrom })
    .from(publications)
    .innerJoin(documents, eq(documents.id, publications.documentId))
    .leftJoin(
      revisions,
      and(eq(revisions.documentId, documents.id), eq(revisions.n, publications.revisionN)),
    )
    .where(and(isPage(slug, locale), lte(publications.doneAt, at)))
    .orderBy(desc(publications.doneAt), desc(publications.id))
    .limit(1)
  return row?.content && row.validFrom !== null ? pageOf(slug, row.content) : undefined
}

function isPage(slug: string, locale: ContentLocale) {
  return and(
    eq(documents.kind, 'text-page'),
    eq(documents.slug, slug),
    eq(documents.locale, locale),
  )
}

function pageOf(slug: string, content: object) {
  return { ...(content as Omit<typeof textPageTable.$inferSelect, 'slug'>), slug }
}
