import { sql } from 'drizzle-orm'
import { check, date, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appointmentTable } from './appointment.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { practiceTable } from './practice.table.ts'
import { trackerTable } from './tracker.table.ts'

const states = ['waiting', 'booked', 'left', 'expired'] as const
const listed = sql.raw(states.map((state) => `'${state}'`).join(', '))

/**
 * A client waits for a time of a nutritionist: `waiting → booked | left | expired`. A freed time is
 * offered to one waiting client after another, oldest first. The offer is an appointment that holds
 * the time. Only that appointment says whether an offer is open, so an entry with one still waits.
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
    /** The last day, in `zone`, on which a session may start. The entry expires after it. */
    untilOn: date('until_on', { mode: 'string' }).notNull(),
    zone: text('zone').notNull(),
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    state: text('state', { enum: states }).notNull(),
    /** The latest offer. Null before the first. */
    appointmentId: text('appointment_id').references(() => appointmentTable.id),
    /** When the worker next looks for a free time: at once after one was freed. */
    lookAt: moment('look_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('waitlist_entries_active')
      .on(table.trackerId, table.practiceNumber)
      .where(sql`${table.state} = 'waiting'`),
    index('waitlist_entries_waiting')
      .on(table.practiceNumber, table.createdAt)
      .where(sql`${table.state} = 'waiting'`),
    index('waitlist_entries_look').on(table.lookAt).where(sql`${table.state} = 'waiting'`),
    index('waitlist_entries_offer').on(table.appointmentId),
    check('waitlist_entries_state', sql`${table.state} in (${listed})`),
    check(
      'waitlist_entries_booked',
      sql`${table.state} <> 'booked' or ${table.appointmentId} is not null`,
    ),
    check('waitlist_entries_weekdays', sql`cardinality(${table.weekdays}) between 1 and 7`),
    check(
      'waitlist_entries_minutes',
      sql`0 <= ${table.fromMinute} and ${table.fromMinute} < ${table.untilMinute} and ${table.untilMinute} <= 1440`,
    ),
  ],
)
export type WaitlistEntry = typeof waitlistEntryTable.$inferSelect
