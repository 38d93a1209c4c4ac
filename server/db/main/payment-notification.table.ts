import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, text } from 'drizzle-orm/pg-core'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { transactionTable } from './transaction.table.ts'

/** The payment outcomes that change a transaction. */
const outcomes = [
  'paid',
  'expired',
  'cancelled',
  'denied',
  'partially_refunded',
  'refunded',
  'charged_back',
] as const

/**
 * The payment provider's notifications as received, only with a valid signature and a known order.
 * An identical repetition is the same row. Append-only, guarded by a trigger. The state of a
 * transaction is a function of the set of its rows, in any order of arrival.
 */
export const paymentNotificationTable = mainSchema.table(
  'payment_notifications',
  {
    /** SHA-256 of the body. */
    bodyHash: text('body_hash').primaryKey(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactionTable.id),
    /** The attempt of the transaction that the notification is about. */
    attempt: integer('attempt').notNull().default(1),
    rawBody: text('raw_body').notNull(),
    /** Null if the notification decides nothing or is about another amount. */
    outcome: text('outcome', { enum: outcomes }),
    /** What it would decide if it named the amount of the order; null if it does. */
    oddOutcome: text('odd_outcome', { enum: outcomes }),
    /** The amount that it names. Null if that is not whole rupiah, and in rows of an earlier version. */
    amountRupiah: bigint('amount_rupiah', { mode: 'number' }),
    /** The provider's id of the payment attempt; empty if it sent none. */
    chargeId: text('charge_id').notNull().default(''),
    /** Only in a refund: the total refunded so far. */
    refundedRupiah: bigint('refunded_rupiah', { mode: 'number' }),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('payment_notifications_of_transaction').on(table.transactionId),
    check(
      'payment_notifications_odd',
      sql`${table.oddOutcome} is null or (${table.outcome} is null and ${table.oddOutcome} in (${listed(outcomes)}))`,
    ),
    check('payment_notifications_refunded', sql`${table.refundedRupiah} >= 0`),
  ],
)
export type PaymentNotificationRow = typeof paymentNotificationTable.$inferSelect
