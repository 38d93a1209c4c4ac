import { sql } from 'drizzle-orm'
import { index, primaryKey, text } from 'drizzle-orm/pg-core'
import { appointmentTable } from './appointment.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * Mails due before a session. The worker takes one together with its appointment, so none outlives a
 * cancelled or moved session. A move sets `dueAt` in its own transaction.
 */
export const appointmentReminderTable = mainSchema.table(
  'appointment_reminders',
  {
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointmentTable.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['day', 'hour'] }).notNull(),
    dueAt: moment('due_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.appointmentId, table.kind] }),
    index('appointment_reminders_due').on(table.dueAt).where(sql`${table.sentAt} is null`),
  ],
)
