import { primaryKey, text } from 'drizzle-orm/pg-core'
import { orderStateSchema } from '#server/contract/purchase.schema.ts'
import { mainSchema } from './main-schema.ts'

/**
 * Which state of an order may follow which. The migrations fill it and a trigger on `orders` reads
 * it; `order-states.ts` says the same, and a test holds the two together.
 */
export const orderStateTransitionTable = mainSchema.table(
  'order_state_transitions',
  {
    fromState: text('from_state', { enum: orderStateSchema.options }).notNull(),
    toState: text('to_state', { enum: orderStateSchema.options }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fromState, table.toState] })],
)
