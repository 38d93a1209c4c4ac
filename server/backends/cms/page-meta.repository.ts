import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import {
  type ClaimEvidence,
  claimEvidenceSchema,
  type PageMeta,
} from '#server/contract/content.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { type MetaPage, pageMetaTable } from '#server/db/cms/page-meta.table.ts'
import { type CmsContent, isPublishedIn } from './cms-content.ts'
import { dateInWib } from './wib-clock.ts'

type PageMetaRow = typeof pageMetaTable.$inferSelect

/** A page's SEO texts without any claim; undefined when it has none. */
export async function findPageMeta(
  content: CmsContent,
  page: MetaPage,
  locale: ContentLocale,
): Promise<PageMeta | undefined> {
  const row = await findRow(content, page, locale)
  return row && claimFree(row)
}

type HomeMeta = {
  meta: PageMeta | undefined
  claimEvidence: ClaimEvidence | null
  isClaimExample: boolean
}

/** The home page's SEO texts, with their claims and what proves them while they may be made. */
export async function findHomeMeta(content: CmsContent, locale: ContentLocale): Promise<HomeMeta> {
  const row = await findRow(content, 'default', locale)
  if (!row?.claimsEnabled)
    return { meta: row && claimFree(row), claimEvidence: null, isClaimExample: false }
  const claimEvidence = evidenceOf(row, dateInWib(content.clock.now()))
  const isClaimExample = !claimEvidence && row.claimIsExample && content.isDemo
  const mayClaim = claimEvidence || isClaimExample
  return { meta: mayClaim ? row : claimFree(row), claimEvidence, isClaimExample }
}

async function findRow(
  content: CmsContent,
  page: MetaPage,
  locale: ContentLocale,
): Promise<PageMetaRow | undefined> {
  const [row] = await content.db
    .select()
    .from(pageMetaTable)
    .where(and(eq(pageMetaTable.page, page), isPublishedIn(locale, content, pageMetaTable)))
  return row
}

function claimFree({ title, description, keyword, ...row }: PageMetaRow): PageMeta {
  return {
    title: row.claimFreeTitle ?? title,
    description: row.claimFreeDescription ?? description,
    keyword,
  }
}

/** Null while the evidence is not whole or has run out. */
function evidenceOf(row: PageMetaRow, today: string): ClaimEvidence | null {
  if ((row.claimEvidenceUntil ?? '') < today) return null
  const evidence = v.safeParse(claimEvidenceSchema, {
    source: row.claimEvidence,
    url: row.claimEvidenceUrl,
    publishedOn: row.claimEvidenceOn,
  })
  return evidence.success ? evidence.output : null
}
