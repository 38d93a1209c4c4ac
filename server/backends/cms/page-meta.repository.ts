import { and, eq } from 'drizzle-orm'
import type { PageMeta } from '#server/contract/content.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { type MetaPage, pageMetaTable } from '#server/db/cms/page-meta.table.ts'
import { type CmsContent, isPublishedIn } from './cms-content.ts'
import { dateInWib } from './wib-clock.ts'

/** A page's SEO texts, with claims only where they are switched on and proved; undefined when it has none. */
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
  const { keyword, claimFreeTitle, claimFreeDescription } = row
  if (mayClaim(row, dateInWib(content.clock.now())))
    return { title: row.title, description: row.description, keyword }
  return {
    title: claimFreeTitle ?? row.title,
    description: claimFreeDescription ?? row.description,
    keyword,
  }
}

type Claim = Pick<
  typeof pageMetaTable.$inferSelect,
  'claimsEnabled' | 'claimEvidence' | 'claimEvidenceUntil'
>

function mayClaim(claim: Claim, today: string): boolean {
  const { claimsEnabled, claimEvidence, claimEvidenceUntil } = claim
  return claimsEnabled && Boolean(claimEvidence) && (claimEvidenceUntil ?? '') >= today
}
