import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appointmentTable } from './appointment.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * A client waits for a time of a nutritionist. A freed time is offered to one waiting client after
 * another, oldest first; the offer is an appointment that holds the time.
 */
export const waitlistEntryTable = mainSchema.table(
  'waitlist_entries',
  {
    id: text('id').primaryKey(),
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    practiceNumber: integer('practice_number')
      .notNull()
      .references(() => practiceTable.number),
    /** Monday is 1, Sunday is 7, in `zone`. */
    weekdays: integer('weekdays').array().notNull(),
    /** Sessions start at or after it, in minutes of the day in `zone`. */
    fromMinute: integer('from_minute').notNull(),
    /** Sessions start before it. */
    untilMinute: integer('until_minute').notNull(),
    zone: text('zone').notNull(),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    state: text('state', { enum: ['waiting', 'offered', 'booked', 'left'] }).notNull(),
    /** The offer, while there is one. */
    appointmentId: text('appointment_id').references(() => appointmentTable.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('waitlist_entries_active')
      .on(table.trackerId, table.practiceNumber)
      .where(sql`${table.state} in ('waiting', 'offered')`),
    index('waitlist_entries_waiting')
      .on(table.practiceNumber, table.createdAt)
      .where(sql`${table.state} = 'waiting'`),
    check('waitlist_entries_weekdays', sql`cardinality(${table.weekdays}) between 1 and 7`),
    check(
      'waitlist_entries_minutes',
      sql`0 <= ${table.fromMinute} and ${table.fromMinute} < ${table.untilMinute} and ${table.untilMinute} <= 1440`,
    ),
  ],
)
