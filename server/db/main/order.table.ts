import { sql } from 'drizzle-orm'
import { bigint, check, index, text } from 'drizzle-orm/pg-core'
import { orderStateSchema } from '#server/contract/purchase.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { productServiceTable } from './product-service.table.ts'
import { userTable } from './user.table.ts'

const states = sql.raw(orderStateSchema.options.map((state) => `'${state}'`).join(', '))

/**
 * A member's decision to buy one service. `created → otp_pending → awaiting_payment → paid | expired
 * | cancelled | denied`; what leads where is in `order-states.ts`. The price is the catalogue's on
 * the day of the order and never changes.
 */
export const orderTable = mainSchema.table(
  'orders',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    productServiceId: text('product_service_id')
      .notNull()
      .references(() => productServiceTable.id),
    totalRupiah: bigint('total_rupiah', { mode: 'number' }).notNull(),
    state: text('state', { enum: orderStateSchema.options }).notNull(),
    /** Language of the mails about it. */
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('orders_of_user').on(table.userId),
    check('orders_state', sql`${table.state} in (${states})`),
    check('orders_total', sql`${table.totalRupiah} >= 0`),
    check('orders_locale', sql`${table.locale} in ('en', 'id')`),
  ],
)
export type OrderRow = typeof orderTable.$inferSelect
