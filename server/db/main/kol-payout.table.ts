import { sql } from 'drizzle-orm'
import { bigint, check, date, foreignKey, primaryKey, text } from 'drizzle-orm/pg-core'
import { approvalTable } from './approval.table.ts'
import { isLine } from './is-line.ts'
import { kolStatementTable } from './kol-statement.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * What staff transferred to a KOL for a month that was reported. One row per KOL and month, which
 * never changes. A trigger uses up its approval, by two people other than the KOL. It checks that
 * the payout is at most what the KOL is owed. Its day is neither in the future nor within its
 * month.
 */
export const kolPayoutTable = mainSchema.table(
  'kol_payouts',
  {
    kolCode: text('kol_code').notNull(),
    /** `YYYY-MM` of the statement. */
    month: text('month').notNull(),
    amountRupiah: bigint('amount_rupiah', { mode: 'number' }).notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** The bank's reference of the transfer. */
    reference: text('reference').notNull(),
    /** Where the proof of the transfer is kept. */
    evidence: text('evidence').notNull(),
    approvalId: text('approval_id')
      .notNull()
      .unique('kol_payouts_approval')
      .references(() => approvalTable.id),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kolCode, table.month] }),
    foreignKey({
      name: 'kol_payouts_statement',
      columns: [table.kolCode, table.month],
      foreignColumns: [kolStatementTable.kolCode, kolStatementTable.month],
    }),
    check('kol_payouts_amount', sql`${table.amountRupiah} > 0`),
    check('kol_payouts_reference', isLine(table.reference)),
    check('kol_payouts_evidence', isLine(table.evidence)),
  ],
)
export type KolPayoutRow = typeof kolPayoutTable.$inferSelect
