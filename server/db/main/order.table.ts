import { sql } from 'drizzle-orm'
import { bigint, check, index, text } from 'drizzle-orm/pg-core'
import { orderStateSchema } from '#server/contract/purchase.schema.ts'
import { kolTable } from './kol.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { productServiceTable } from './product-service.table.ts'
import { userTable } from './user.table.ts'

const states = sql.raw(orderStateSchema.options.map((state) => `'${state}'`).join(', '))

/**
 * A member's decision to buy one service. It begins `created`; what leads where is in
 * `order_state_transitions`, and a trigger refuses anything else. The total is the catalogue's on the
 * day of the order, never changes, and is the sum of its lines, which another trigger holds.
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
    /** Whom the member wants to be with: a slug of the content backend, which this one does not know. */
    nutritionistSlug: text('nutritionist_slug'),
    /** Language of the mails about it. */
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    /** Whose link or code led here; they earn by it once it is paid. */
    kolCode: text('kol_code').references(() => kolTable.code),
    createdAt: moment('created_at').notNull(),
    /** When it ends by itself, as long as it is not paid. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('orders_of_user').on(table.userId),
    index('orders_unconfirmed')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('created', 'otp_pending')`),
    check('orders_state', sql`${table.state} in (${states})`),
    check('orders_total', sql`${table.totalRupiah} >= 0`),
    check('orders_locale', sql`${table.locale} in ('en', 'id')`),
  ],
)
export type OrderRow = typeof orderTable.$inferSelect
