import { sql } from 'drizzle-orm'
import { bigint, check, index, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import { productServiceTable } from './product-service.table.ts'
import { userTable } from './user.table.ts'

/**
 * The payment of an order; its id is the provider's order id. `pending → paid | expired | cancelled |
 * denied`, and the last three still become `paid` when the provider took the money after all. `paid`
 * is the end. A member has one pending transaction a service at most.
 */
export const transactionTable = mainSchema.table(
  'transactions',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .unique('transactions_order')
      .references(() => orderTable.id),
    userId: text('user_id')
      .notNull()
      .references(() => userTable.id),
    productServiceId: text('product_service_id')
      .notNull()
      .references(() => productServiceTable.id),
    totalRupiah: bigint('total_rupiah', { mode: 'number' }).notNull(),
    state: text('state', {
      enum: ['pending', 'paid', 'expired', 'cancelled', 'denied'],
    }).notNull(),
    paymentUrl: text('payment_url').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
  },
  (table) => [
    index('transactions_of_user').on(table.userId),
    uniqueIndex('transactions_one_pending')
      .on(table.userId, table.productServiceId)
      .where(sql`${table.state} = 'pending'`),
    check(
      'transactions_state',
      sql`${table.state} in ('pending', 'paid', 'expired', 'cancelled', 'denied')`,
    ),
    check('transactions_total', sql`${table.totalRupiah} >= 0`),
    check('transactions_paid_at', sql`(${table.state} = 'paid') = (${table.paidAt} is not null)`),
  ],
)
export type TransactionRow = typeof transactionTable.$inferSelect
