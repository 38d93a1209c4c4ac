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
 * A member's decision to buy one service. It starts as `created`; a trigger allows only the
 * transitions in `order_state_transitions`. The total is the catalogue's price on the day of the
 * order and never changes. Another trigger checks that it is the sum of the lines.
 */
export const orderTable = mainSchema.table(
  'orders',
  {
    id: text('id').primaryKey(),
    /**
     * What a member says on the telephone, such as `4K7-M2XR`. No letter looks or sounds like
     * another character, and the last one is computed from the others. The database gives it.
     */
    number: text('number')
      .notNull()
      .unique('orders_number')
      .default(sql`main.order_number(nextval('main.order_numbers'))`),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    productServiceId: text('product_service_id')
      .notNull()
      .references(() => productServiceTable.id),
    totalRupiah: bigint('total_rupiah', { mode: 'number' }).notNull(),
    state: text('state', { enum: orderStateSchema.options }).notNull(),
    /**
     * The nutritionist whom the member prefers: a slug of the content backend, not a foreign key.
     */
    nutritionistSlug: text('nutritionist_slug'),
    /** The language of its mails. */
    locale: text('locale', { enum: ['en', 'id'] }).notNull(),
    /** The KOL whose link or code led here; earns the commission once the order is paid. */
    kolCode: text('kol_code').references(() => kolTable.code),
    createdAt: moment('created_at').notNull(),
    /** When an unpaid order expires. */
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('orders_of_user').on(table.userId),
    index('orders_unconfirmed')
      .on(table.expiresAt)
      .where(sql`${table.state} in ('created', 'otp_pending')`),
    check('orders_state', sql`${table.state} in (${states})`),
    check(
      'orders_number_right',
      sql`${table.number} ~ '^[0-9AHKMRUWXY]{3}-[0-9AHKMRUWXY]{4}$' and ${table.number} = main.with_check_character(left(replace(${table.number}, '-', ''), 6))`,
    ),
    check('orders_total', sql`${table.totalRupiah} >= 0`),
    check('orders_locale', sql`${table.locale} in ('en', 'id')`),
  ],
)
export type OrderRow = typeof orderTable.$inferSelect
