import { primaryKey, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { userTable } from './user.table.ts'

/** A changed food that the member has read about: each edition of a food once. */
export const noticedFoodTable = mainSchema.table(
  'told_foods',
  {
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    foodId: text('food_id').notNull(),
    edition: text('edition').notNull(),
    noticedAt: moment('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.foodId, table.edition] })],
)
