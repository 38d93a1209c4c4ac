import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { IntakeAnswers } from '#server/contract/intake.schema.ts'
import { appointmentTable } from './appointment.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * What a client wrote before a session. A trigger refuses any save that is not the next version. It
 * refuses any save unless the session is booked and starts later. It refuses deleting an intake
 * without its session. Health data: never log it.
 */
export const intakeTable = mainSchema.table(
  'intakes',
  {
    appointmentId: text('appointment_id')
      .primaryKey()
      .references(() => appointmentTable.id, { onDelete: 'cascade' }),
    /** The one of the session. */
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    answers: jsonb('answers').$type<IntakeAnswers>().notNull(),
    version: integer('version').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    index('intakes_of_tracker').on(table.trackerId, table.savedAt),
    check(
      'intakes_answers',
      sql`jsonb_typeof(${table.answers}) = 'object' and octet_length(${table.answers}::text) <= 65536`,
    ),
  ],
)
export type IntakeRow = typeof intakeTable.$inferSelect
