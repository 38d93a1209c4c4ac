import { sql } from 'drizzle-orm'
import { boolean, check, date, text } from 'drizzle-orm/pg-core'
import { approvalTable } from './approval.table.ts'
import { isLine } from './is-line.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * Whether the company is a taxable entrepreneur (PKP), from a day in Jakarta on. Without a row it is
 * not. Append-only, in the order of the decisions. A trigger uses up the approval of a second person
 * for exactly these values. `pkp-status.ts` says which row counts on a day.
 */
export const pkpStatusTable = mainSchema.table(
  'pkp_statuses',
  {
    approvalId: text('approval_id')
      .primaryKey()
      .references(() => approvalTable.id),
    isPkp: boolean('is_pkp').notNull(),
    /** The day of the decision at the earliest, so no placed order changes. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    /** Of the tax office’s letter: the SPPKP, or its revocation. */
    letterNumber: text('letter_number').notNull(),
    /** The moment of the approval. */
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    check(
      'pkp_statuses_start',
      sql`${table.startsOn} >= (${table.recordedAt} at time zone 'Asia/Jakarta')::date`,
    ),
    check(
      'pkp_statuses_letter',
      sql`length(${table.letterNumber}) >= 3 and ${isLine(table.letterNumber)}`,
    ),
  ],
)
export type PkpStatusRow = typeof pkpStatusTable.$inferSelect
