import { primaryKey, text } from 'drizzle-orm/pg-core'
import { appointmentStateSchema } from '#server/contract/appointment.schema.ts'
import { mainSchema } from './main-schema.ts'

/** The allowed state transitions of appointments. The migrations fill it; a trigger reads it. */
export const appointmentStateTransitionTable = mainSchema.table(
  'appointment_state_transitions',
  {
    fromState: text('from_state', { enum: appointmentStateSchema.options }).notNull(),
    toState: text('to_state', { enum: appointmentStateSchema.options }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromState, table.toState] })],
)
