import { boolean, date, primaryKey, text } from 'drizzle-orm/pg-core'
import { contentColumns } from '#server/db/content-columns.ts'
import { cmsSchema } from './cms-schema.ts'

/** Pages with their own SEO texts; `default` is the home page's. */
export type MetaPage = 'default' | 'program' | 'ahli-gizi' | 'about' | 'enterprise' | 'promo-detail'

/**
 * The SEO texts of a page, one row per page and language.
 *
 * `title` and `description` of the `default` page may make claims (best, share of people who
 * succeed). Indonesian health-advertising rules require proof of claims. The backend therefore
 * answers them only if `claims_enabled` is true and the evidence is complete and still valid.
 * Otherwise it answers the claim-free texts. A row without claim-free texts makes no claims.
 * In a demo, `claim_is_example` replaces the evidence.
 */
export const pageMetaTable = cmsSchema.table(
  'page_meta',
  {
    page: text('page').$type<MetaPage>().notNull(),
    ...contentColumns,
    title: text('title').notNull(),
    description: text('description').notNull(),
    keyword: text('keyword').notNull(),
    claimsEnabled: boolean('claims_enabled').notNull().default(false),
    /** The study that proves the claims, its sample and period, and its auditor. */
    claimEvidence: text('claim_evidence'),
    /** The public address of the evidence. */
    claimEvidenceUrl: text('claim_evidence_url'),
    /** The last day in WIB on which the evidence is valid. */
    claimEvidenceUntil: date('claim_evidence_until', { mode: 'string' }),
    claimIsExample: boolean('claim_is_example').notNull().default(false),
    claimFreeTitle: text('claim_free_title'),
    claimFreeDescription: text('claim_free_description'),
  },
  (table) => [primaryKey({ columns: [table.page, table.locale] })],
)
