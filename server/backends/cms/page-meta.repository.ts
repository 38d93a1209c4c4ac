import { and, eq, lte } from 'drizzle-orm'
import * as v from 'valibot'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { isPublishedIn } from '#server/backends/published-in.ts'
import type { ClaimList, PageMeta } from '#server/contract/content.schema.ts'
import type { ContentLocale } from '#server/contract/envelope.schema.ts'
import { type MetaPage, pageMetaTable } from '#server/db/cms/page-meta.table.ts'
import type { CmsContent } from './cms-content.ts'

type PageMetaRow = typeof pageMetaTable.$inferSelect

/** Returns a page's SEO texts without claims, or undefined if they are not published. */
export async function findPageMeta(
  content: CmsContent,
  page: MetaPage,
  locale: ContentLocale,
): Promise<PageMeta | undefined> {
  const row = await findRow(content, page, locale)
  return row && claimFree(row)
}

type HomeMeta = { meta: PageMeta | undefined; isClaimExample: boolean }

/** Returns the home page's SEO texts: the claims if they are proved or a demo's examples. */
export async function findHomeMeta(content: CmsContent, locale: ContentLocale): Promise<HomeMeta> {
  const row = await findRow(content, 'default', locale)
  if (!row?.claimsEnabled) return { meta: row && claimFree(row), isClaimExample: false }
  const isProved = hasEvidence(row, dayInJakarta(content.clock.now()))
  const isClaimExample = !isProved && row.claimIsExample && content.isDemo
  return { meta: isProved || isClaimExample ? row : claimFree(row), isClaimExample }
}

/** Returns the home page's claims with evidence that editors have switched on, also those whose evidence ran out. */
export async function listClaims(content: CmsContent): Promise<ClaimList> {
  const { page, locale, claimEvidenceUntil: until, claimsEnabled } = pageMetaTable
  const rows = await content.db
    .select({ page, locale, until })
    .from(pageMetaTable)
    .where(
      and(
        eq(page, 'default'),
        eq(claimsEnabled, true),
        lte(pageMetaTable.publishedAt, content.clock.now()),
      ),
    )
  return rows.flatMap(({ until: day, ...row }) => (day === null ? [] : { ...row, until: day }))
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

const addressSchema = v.pipe(v.string(), v.url(), v.startsWith('http'))

/** Incomplete or expired evidence proves nothing. */
function hasEvidence(row: PageMetaRow, today: string): boolean {
  return (
    Boolean(row.claimEvidence) &&
    v.is(addressSchema, row.claimEvidenceUrl) &&
    (row.claimEvidenceUntil ?? '') >= today
  )
}
