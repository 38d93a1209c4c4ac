import { integer, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  appointmentStateSchema,
  cancelKindSchema,
  partySchema,
  sessionOutcomeSchema,
} from '#server/contract/appointment.schema.ts'
import { appointmentTable } from './appointment.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * The history of appointments, one row per sequence number. The trigger on `appointments` writes it,
 * so no change can be without its row. Append-only.
 */
export const appointmentChangeTable = mainSchema.table(
  'appointment_changes',
  {
    appointmentId: text('appointment_id')
      .notNull()
      .references(() => appointmentTable.id, { onDelete: 'cascade' }),
    sequence: integer('sequence').notNull(),
    startsAt: moment('starts_at').notNull(),
    state: text('state', { enum: appointmentStateSchema.options }).notNull(),
    cancelKind: text('cancel_kind', { enum: cancelKindSchema.options }),
    outcome: text('outcome', { enum: sessionOutcomeSchema.options }),
    correctionReason: text('correction_reason').notNull().default(''),
    changedBy: text('changed_by', { enum: partySchema.options }).notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.appointmentId, table.sequence] })],
)
