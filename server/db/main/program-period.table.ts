import { sql } from 'drizzle-orm'
import { check, date, index, integer, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * The time that a paid order added to a program, one row per order. The periods of a tracker follow
 * each other without a gap. Each ends on the day on which the next starts. A period whose money
 * went back ends on that day, or on the day on which it would have started.
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
    /** The sessions included in the period. */
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
