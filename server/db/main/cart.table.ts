import { text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { productServiceTable } from './product-service.table.ts'
import { userTable } from './user.table.ts'

/**
 * A choice that a member saved for later. It has no price: the catalogue's current price counts.
 */
export const cartTable = mainSchema.table('carts', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .references(() => userTable.id, { onDelete: 'cascade' }),
  productServiceId: text('product_service_id')
    .notNull()
    .references(() => productServiceTable.id),
  createdAt: moment('created_at').notNull(),
})
