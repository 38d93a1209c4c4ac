import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, text, unique } from 'drizzle-orm/pg-core'
import { refundStateSchema } from '#server/contract/refund.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { transactionTable } from './transaction.table.ts'

const states = sql.raw(refundStateSchema.options.map((state) => `'${state}'`).join(', '))

/**
 * Money that goes back: by a member's wish, one a transaction, or because another attempt had paid the
 * transaction already, one an attempt. Its id is the provider's refund key, so the
 * same refund asked for twice is one. `requested → paid_back` when the provider took it, `requested →
 * by_hand` when it refused and a person has to. `due` from `dueAt` on; whoever asks the provider moves
 * `dueAt` ahead, so nobody else asks meanwhile.
 */
export const refundTable = mainSchema.table(
  'refunds',
  {
    id: text('id').primaryKey(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactionTable.id),
    /** Which attempt paid once too often; null where the member asked. */
    surplusAttempt: integer('surplus_attempt'),
    /** The provider's name for the payment that it goes back on. */
    providerOrderId: text('provider_order_id').notNull(),
    amountRupiah: bigint('amount_rupiah', { mode: 'number' }).notNull(),
    state: text('state', { enum: refundStateSchema.options }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at'),
    requestedAt: moment('requested_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    unique('refunds_once').on(table.transactionId, table.surplusAttempt).nullsNotDistinct(),
    index('refunds_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('refunds_amount', sql`${table.amountRupiah} > 0`),
    check('refunds_state', sql`${table.state} in (${states})`),
    check('refunds_settled', sql`(${table.state} = 'requested') = (${table.settledAt} is null)`),
    check('refunds_due_once', sql`${table.dueAt} is null or ${table.state} = 'requested'`),
  ],
)
export type RefundRow = typeof refundTable.$inferSelect
