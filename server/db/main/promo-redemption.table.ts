import { sql } from 'drizzle-orm'
import { index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import { promoCodeTable } from './promo-code.table.ts'
import { userTable } from './user.table.ts'

/**
 * A member's use of a promo code for an order: active, or returned because the order was never
 * paid. A member has at most one active redemption of a code.
 */
export const promoRedemptionTable = mainSchema.table(
  'promo_redemptions',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orderTable.id),
    promoCode: text('promo_code')
      .notNull()
      .references(() => promoCodeTable.code),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    redeemedAt: moment('redeemed_at').notNull(),
    returnedAt: moment('returned_at'),
  },
  (table) => [
    uniqueIndex('promo_redemptions_one_a_user')
      .on(table.promoCode, table.userId)
      .where(sql`${table.returnedAt} is null`),
    index('promo_redemptions_of_user').on(table.userId),
  ],
)
