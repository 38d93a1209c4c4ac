import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { refundStateSchema } from '#server/contract/refund.schema.ts'
import { approvalTable } from './approval.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { transactionTable } from './transaction.table.ts'

const states = sql.raw(refundStateSchema.options.map((state) => `'${state}'`).join(', '))

/**
 * Money that goes back. By the policy, at a member's request, there is one per transaction. Beyond it,
 * there is one for each approval. If another attempt already paid the transaction, there is one per
 * attempt. A trigger keeps those of the payment that counts within what was paid. Its id is the
 * provider's refund key, so a repeated request is the same refund. `requested → paid_back` if the
 * provider accepts it; `requested → by_hand` if the provider refuses it and staff must act; `by_hand →
 * paid_back` when they have. It is due from `dueAt` on; the worker that takes it moves `dueAt` ahead,
 * so no other worker takes it.
 */
export const refundTable = mainSchema.table(
  'refunds',
  {
    id: text('id').primaryKey(),
    transactionId: text('transaction_id')
      .notNull()
      .references(() => transactionTable.id),
    /** The attempt that paid a second time; null for money of the payment that counts. */
    surplusAttempt: integer('surplus_attempt'),
    /** The provider's id of the payment to refund. */
    providerOrderId: text('provider_order_id').notNull(),
    amountRupiah: bigint('amount_rupiah', { mode: 'number' }).notNull(),
    state: text('state', { enum: refundStateSchema.options }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at'),
    requestedAt: moment('requested_at').notNull(),
    settledAt: moment('settled_at'),
    /** Set if staff give back what the policy does not. A trigger uses the approval up. */
    approvalId: text('approval_id')
      .unique('refunds_approval')
      .references(() => approvalTable.id),
  },
  (table) => [
    uniqueIndex('refunds_policy_once')
      .on(table.transactionId)
      .where(sql`${table.surplusAttempt} is null and ${table.approvalId} is null`),
    unique('refunds_surplus_once').on(table.transactionId, table.surplusAttempt),
    index('refunds_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('refunds_amount', sql`${table.amountRupiah} > 0`),
    check('refunds_state', sql`${table.state} in (${states})`),
    check('refunds_settled', sql`(${table.state} = 'requested') = (${table.settledAt} is null)`),
    check('refunds_due_once', sql`${table.dueAt} is null or ${table.state} = 'requested'`),
  ],
)
export type RefundRow = typeof refundTable.$inferSelect
