import { jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Food } from '#server/contract/food.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/** A member's own foods and recipes; the member's device makes the id. */
export const ownFoodTable = mainSchema.table(
  'own_foods',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    id: text('id').notNull(),
    food: jsonb('food').$type<Food>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
