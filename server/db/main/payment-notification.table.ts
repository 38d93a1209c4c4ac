import { text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { transactionTable } from './transaction.table.ts'

/**
 * What the payment provider told us, as received; only what carried a right signature and a known
 * order. A repetition, byte for byte, is the same row. Rows are never changed.
 */
export const paymentNotificationTable = mainSchema.table('payment_notifications', {
  /** SHA-256 of the body. */
  bodyHash: text('body_hash').primaryKey(),
  transactionId: text('transaction_id')
    .notNull()
    .references(() => transactionTable.id),
  rawBody: text('raw_body').notNull(),
  receivedAt: moment('received_at').notNull(),
})
