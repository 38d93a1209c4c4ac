import { sql } from 'drizzle-orm'
import { check, date, index, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * The time that a paid order added to a program, one row an order. The periods of a tracker follow
 * each other without gap: each ends on the day that the next begins. `reversed` when the money went
 * back; then it ends on that day, or on the day it would have begun.
 */
export const programPeriodTable = mainSchema.table(
  'program_periods',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orderTable.id),
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** Sessions that came with it. */
    sessionCount: integer('session_count').notNull(),
    createdAt: moment('created_at').notNull(),
    reversedAt: moment('reversed_at'),
  },
  (table) => [
    index('program_periods_of_tracker').on(table.trackerId, table.startsOn),
    check('program_periods_order', sql`${table.endsOn} >= ${table.startsOn}`),
    check('program_periods_sessions', sql`${table.sessionCount} >= 0`),
  ],
)
export type ProgramPeriodRow = typeof programPeriodTable.$inferSelect
