import { sql } from 'drizzle-orm'
import { check, date, index, integer, text, unique } from 'drizzle-orm/pg-core'
import type { Measure } from '#server/contract/measures.ts'
import { actionOutcomes } from '#server/contract/session-action.schema.ts'
import { appointmentTable } from './appointment.table.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { trackerTable } from './tracker.table.ts'

/**
 * A step that a client takes after a session. A trigger takes it from the signed note only, and lets
 * nothing but its outcome change.
 */
export const sessionActionTable = mainSchema.table(
  'session_actions',
  {
    id: text('id').primaryKey(),
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointmentTable.id, { onDelete: 'cascade' }),
    trackerId: text('tracker_id')
      .notNull()
      .references(() => trackerTable.id, { onDelete: 'cascade' }),
    /** Its place in the note, from 0. */
    position: integer('position').notNull(),
    text: text('text').notNull(),
    until: date('until', { mode: 'string' }).notNull(),
    /** The measure to look at. */
    measure: text('measure').$type<Measure>(),
    outcome: text('outcome', { enum: actionOutcomes }),
    outcomeAt: moment('outcome_at'),
  },
  (table) => [
    unique('session_actions_position').on(table.appointmentId, table.position),
    index('session_actions_of_tracker').on(table.trackerId, table.until),
    check('session_actions_text', sql`length(${table.text}) between 1 and 200`),
    check('session_actions_outcome', sql`${table.outcome} in (${listed(actionOutcomes)})`),
    check(
      'session_actions_outcome_at',
      sql`(${table.outcome} is null) = (${table.outcomeAt} is null)`,
    ),
  ],
)
export type SessionActionRow = typeof sessionActionTable.$inferSelect
