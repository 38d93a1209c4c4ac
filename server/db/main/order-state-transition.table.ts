import { primaryKey, text } from 'drizzle-orm/pg-core'
import { orderStateSchema } from '#server/contract/purchase.schema.ts'
import { mainSchema } from './main-schema.ts'

/**
 * The allowed state transitions of orders. The migrations fill the table and a trigger on `orders`
 * reads it. A test compares it with `order-states.ts`.
 */
export const orderStateTransitionTable = mainSchema.table(
  'order_state_transitions',
  {
    fromState: text('from_state', { enum: orderStateSchema.options }).notNull(),
    toState: text('to_state', { enum: orderStateSchema.options }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromState, table.toState] })],
)
