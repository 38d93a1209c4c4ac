import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { transactionTable } from './transaction.table.ts'

/** What the provider can say of a payment that decides something. */
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
 * What the payment provider told us, as received; only what carried a right signature and a known
 * order. A repetition, byte for byte, is the same row. Rows are never changed: a trigger refuses it.
 * The rows of a transaction are a set, and its state follows from the set in whatever order it grew.
 */
export const paymentNotificationTable = mainSchema.table(
  'payment_notifications',
  {
    /** SHA-256 of the body. */
    bodyHash: text('body_hash').primaryKey(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactionTable.id),
    /** Which opening of the transaction it is about. */
    attempt: integer('attempt').notNull().default(1),
    rawBody: text('raw_body').notNull(),
    /** What it says; null when it decides nothing, or is about another amount. */
    outcome: text('outcome', { enum: outcomes }),
    /** The provider's own id of the attempt to pay; empty when it named none. */
    chargeId: text('charge_id').notNull().default(''),
    /** With a refund: how much was given back so far. */
    refundedRupiah: bigint('refunded_rupiah', { mode: 'number' }),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [
    index('payment_notifications_of_transaction').on(table.transactionId),
    check('payment_notifications_refunded', sql`${table.refundedRupiah} >= 0`),
  ],
)
export type PaymentNotificationRow = typeof paymentNotificationTable.$inferSelect
