import { sql } from 'drizzle-orm'
import { check, date, index, integer, text, unique } from 'drizzle-orm/pg-core'
import { lastRangeInteger } from './last-range-integer.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/**
 * A member's program on the calendar, or a single consultation. It runs from its first day to the
 * end of its last period (`program_periods`). The first purchase opens it, an extension prolongs
 * it. Until it begins, its first day is the day of its first session or the last possible one. The
 * id is unguessable.
 */
export const trackerTable = mainSchema.table(
  'trackers',
  {
    id: text('id').primaryKey(),
    /** Stands in the exclusion constraint on meal plans, which compares ranges of integers. */
    number: integer('number').notNull().generatedAlwaysAsIdentity(lastRangeInteger),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    programSlug: text('program_slug').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** The sum of `session_credits`; only its trigger writes it. */
    sessionBalance: integer('session_balance').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    unique('trackers_number').on(table.id, table.number),
    index('trackers_of_user').on(table.userId),
    check('trackers_period', sql`${table.endsOn} >= ${table.startsOn}`),
    check('trackers_session_balance', sql`${table.sessionBalance} >= 0`),
  ],
)
export type TrackerRow = typeof trackerTable.$inferSelect
