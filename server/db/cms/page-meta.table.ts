import { boolean, date, primaryKey, text } from 'drizzle-orm/pg-core'
import { cmsSchema } from './cms-schema.ts'
import { contentColumns } from './content-columns.ts'

/** Pages with SEO texts of their own; `default` serves the home page and every other page. */
export type MetaPage = 'default' | 'program' | 'ahli-gizi' | 'about' | 'enterprise' | 'promo-detail'

/**
 * What search engines and shared links show of a page, one row per page and language.
 *
 * `title` and `description` of the page that shows their evidence, `default`, may make claims (best,
 * share of people who succeed). Indonesian rules on health advertising want proof of those, so they
 * are shown only while `claims_enabled` is true and `claim_evidence` says what proves them, since
 * `claim_evidence_on` and until the end of `claim_evidence_until`, with `claim_evidence_url` to read it
 * at; otherwise the claim-free texts take their place. A row without claim-free texts makes no claims.
 * Where the site is a demo, `claim_is_example` stands in for evidence: the page says that the claims are
 * made up.
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
    /** What proves the claims: the study, its sample and period, and who vouches for it. */
    claimEvidence: text('claim_evidence'),
    /** Where everybody can read it. */
    claimEvidenceUrl: text('claim_evidence_url'),
    /** When it was published. */
    claimEvidenceOn: date('claim_evidence_on', { mode: 'string' }),
    /** The last day in WIB on which the evidence holds. */
    claimEvidenceUntil: date('claim_evidence_until', { mode: 'string' }),
    claimIsExample: boolean('claim_is_example').notNull().default(false),
    claimFreeTitle: text('claim_free_title'),
    claimFreeDescription: text('claim_free_description'),
  },
  (table) => [primaryKey({ columns: [table.page, table.locale] })],
)
