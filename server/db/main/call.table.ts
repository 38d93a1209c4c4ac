import { sql } from 'drizzle-orm'
import { check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { callEngines } from '#server/contract/call.schema.ts'
import { appointmentTable } from './appointment.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

const engines = sql.raw(callEngines.map((engine) => `'${engine}'`).join(', '))

/**
 * A session's room while it is open: from the first who enters until it closes. A session has one open
 * call at most. A trigger ends it when its session is moved, or is no longer booked. The end of a call
 * ends its presences and deletes its signals. It cannot be opened again.
 */
export const callTable = mainSchema.table(
  'calls',
  {
    /** Random. It names the room at a media server. */
    id: text('id').primaryKey(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointmentTable.id, { onDelete: 'cascade' }),
    engine: text('engine', { enum: callEngines }).notNull(),
    lastSignalSeq: integer('last_signal_seq').notNull().default(0),
    /** When each side was mailed that the other waits. */
    clientMailedAt: moment('client_mailed_at'),
    nutritionistMailedAt: moment('nutritionist_mailed_at'),
    /** When the worker next asks the media server to delete the room. Null if there is nothing to ask. */
    deleteDueAt: moment('delete_due_at'),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('calls_open').on(table.appointmentId).where(sql`${table.endedAt} is null`),
    index('calls_of_appointment').on(table.appointmentId),
    index('calls_delete_due').on(table.deleteDueAt).where(sql`${table.deleteDueAt} is not null`),
    check('calls_engine', sql`${table.engine} in (${engines})`),
    check('calls_period', sql`${table.endedAt} >= ${table.startedAt}`),
  ],
)
export type CallRow = typeof callTable.$inferSelect
