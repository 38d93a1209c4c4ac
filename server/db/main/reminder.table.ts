import { sql } from 'drizzle-orm'
import { check, index, integer, text, unique } from 'drizzle-orm/pg-core'
import type { Reminder } from '#server/contract/reminder.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * A member's reminder mails to log entries. `dueAt` is the next mail. The worker moves it ahead in
 * the transaction of the mail, so each mail is sent once. The mails contain `id`; a holder of it
 * can end the reminder and nothing else.
 */
export const reminderTable = mainSchema.table(
  'reminders',
  {
    trackerId: text('tracker_id')
      .primaryKey()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    hour: integer('hour').notNull(),
    zone: text('zone').$type<Reminder['zone']>().notNull(),
    weekdays: integer('weekdays').array().notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    unique('reminders_id').on(table.id),
    index('reminders_due').on(table.dueAt),
    check('reminders_hour', sql`${table.hour} between 0 and 23`),
    check('reminders_weekdays', sql`cardinality(${table.weekdays}) between 1 and 7`),
  ],
)
