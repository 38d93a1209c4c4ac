import { sql } from 'drizzle-orm'
import { check, index, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * Nutritionist sessions, granted and used: an append-only ledger. Triggers refuse changes, and
 * deletions other than with the whole tracker. Each insert updates `trackers.session_balance` in
 * the same statement; the balance never goes below zero.
 */
export const sessionCreditTable = mainSchema.table(
  'session_credits',
  {
    id: text('id').primaryKey(),
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['granted', 'used', 'reversed'] }).notNull(),
    /** Negative if sessions are taken away. */
    amount: integer('amount').notNull(),
    /** Set on a grant and its reversal. */
    orderId: text('order_id').references(() => orderTable.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('session_credits_of_tracker').on(table.trackerId, table.createdAt),
    check('session_credits_kind', sql`${table.kind} in ('granted', 'used', 'reversed')`),
    check(
      'session_credits_sign',
      sql`case when ${table.kind} = 'granted' then ${table.amount} > 0 else ${table.amount} < 0 end`,
    ),
    check('session_credits_order', sql`(${table.kind} = 'used') = (${table.orderId} is null)`),
  ],
)
