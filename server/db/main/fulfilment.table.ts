import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'

/**
 * What a paid order owes its member: one row per order, inserted in the transaction of the payment.
 * It is due from `dueAt` until a worker sets `fulfilledAt`. `reversedAt` is set if the money went
 * back, before or after that. `dueAt` is null if nothing is left to do or too many attempts failed.
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
    /** Why the money went back. */
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
