import { sql } from 'drizzle-orm'
import { bigint, check, date, text } from 'drizzle-orm/pg-core'
import { approvalTable } from './approval.table.ts'
import { isLine } from './is-line.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { refundTable } from './refund.table.ts'

/**
 * A refund that staff transferred by hand. It counts in the state of the payment like a notification
 * of the provider. A trigger uses up its approval, and a deferred one checks that no more goes back
 * than was paid. Its day is neither in the future nor before the request. A row never changes, except
 * that the account and its holder are emptied.
 */
export const refundPayoutTable = mainSchema.table(
  'refund_payouts',
  {
    refundId: text('refund_id')
      .primaryKey()
      .references(() => refundTable.id),
    amountRupiah: bigint('amount_rupiah', { mode: 'number' }).notNull(),
    bank: text('bank').notNull(),
    /** Sealed with `rest-key.ts`; null 90 days after the transfer. */
    account: text('account'),
    lastDigits: text('last_digits').notNull(),
    /** Empty with the account. */
    holder: text('holder').notNull(),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    /** The bank's reference of the transfer. */
    reference: text('reference').notNull(),
    /** Where the proof of the transfer is kept. */
    evidence: text('evidence').notNull(),
    approvalId: text('approval_id')
      .notNull()
      .unique('refund_payouts_approval')
      .references(() => approvalTable.id),
    recordedAt: moment('recorded_at').notNull(),
  },
  (table) => [
    check('refund_payouts_amount', sql`${table.amountRupiah} > 0`),
    check('refund_payouts_last_digits', sql`${table.lastDigits} ~ '^[0-9]{4}$'`),
    check('refund_payouts_reference', isLine(table.reference)),
    check('refund_payouts_evidence', isLine(table.evidence)),
  ],
)
export type RefundPayoutRow = typeof refundPayoutTable.$inferSelect
