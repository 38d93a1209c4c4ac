import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'

/**
 * What a paid order owes its member: one row an order, written in the transaction of the payment.
 * `due` from `dueAt` on, until a worker has given it (`fulfilledAt`); `reversed` when the money went
 * back, before or after that. `dueAt` is null when there is nothing to do any more, or it failed too
 * often.
 */
export const fulfilmentTable = mainSchema.table(
  'fulfilments',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orderTable.id),
    createdAt: moment('created_at').notNull(),
    dueAt: moment('due_at'),
    attempts: integer('attempts').notNull().default(0),
    fulfilledAt: moment('fulfilled_at'),
    reversedAt: moment('reversed_at'),
    /** What took the money back. */
    reversal: text('reversal', { enum: ['refunded', 'charged_back', 'denied'] }),
  },
  (table) => [
    index('fulfilments_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    check('fulfilments_attempts', sql`${table.attempts} >= 0`),
    check(
      'fulfilments_done',
      sql`${table.dueAt} is null or (${table.fulfilledAt} is null and ${table.reversedAt} is null)`,
    ),
    check(
      'fulfilments_reversal',
      sql`(${table.reversedAt} is null) = (${table.reversal} is null) and (${table.reversal} is null or ${table.reversal} in ('refunded', 'charged_back', 'denied'))`,
    ),
  ],
)
export type FulfilmentRow = typeof fulfilmentTable.$inferSelect
