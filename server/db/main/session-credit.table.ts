import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { creditKindSchema } from '#server/contract/appointment.schema.ts'
import { appointmentTable } from './appointment.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import { trackerTable } from './tracker.table.ts'

const kinds = sql.raw(creditKindSchema.options.map((kind) => `'${kind}'`).join(', '))

/**
 * Nutritionist sessions, granted and used: an append-only ledger. Triggers refuse changes, and
 * deletions other than with the whole tracker. One is `returned` only after it was `used`. Each insert updates `trackers.session_balance` in
 * the same statement; the balance never goes below zero.
 */
export const sessionCreditTable = mainSchema.table(
  'session_credits',
  {
    id: text('id').primaryKey(),
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: creditKindSchema.options }).notNull(),
    /** Negative if sessions are taken away. */
    amount: integer('amount').notNull(),
    /** Set on a grant and its reversal. */
    orderId: text('order_id').references(() => orderTable.id),
    /** Set if a session was booked, given back or compensated: at most one row of each kind. */
    appointmentId: text('appointment_id').references(() => appointmentTable.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('session_credits_of_tracker').on(table.trackerId, table.createdAt),
    uniqueIndex('session_credits_of_appointment').on(table.appointmentId, table.kind),
    check('session_credits_kind', sql`${table.kind} in (${kinds})`),
    check(
      'session_credits_sign',
      sql`case when ${table.kind} in ('used', 'reversed') then ${table.amount} < 0 else ${table.amount} > 0 end`,
    ),
    check(
      'session_credits_order',
      sql`(${table.kind} in ('granted', 'reversed')) = (${table.orderId} is not null)`,
    ),
    check(
      'session_credits_appointment',
      sql`(${table.kind} in ('used', 'returned', 'compensated')) = (${table.appointmentId} is not null)
        and (${table.appointmentId} is null or abs(${table.amount}) = 1)`,
    ),
  ],
)
