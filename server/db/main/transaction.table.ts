import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ChosenMethod } from '#server/contract/chosen-method.schema.ts'
import { transactionStateSchema } from '#server/contract/purchase.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import { productServiceTable } from './product-service.table.ts'
import { userTable } from './user.table.ts'

const states = sql.raw(transactionStateSchema.options.map((state) => `'${state}'`).join(', '))

/**
 * The payment of an order. The provider's order id consists of its id and attempt. It is `pending`
 * while the order awaits payment, then has the state of its order. A member has at most one pending
 * transaction per service.
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
    /** The total refunded so far; all of it once the state is `refunded`. */
    refundedRupiah: bigint('refunded_rupiah', { mode: 'number' }).notNull().default(0),
    state: text('state', { enum: transactionStateSchema.options }).notNull(),
    /** The number of payments opened at the provider: changing the method opens a new one. */
    attempt: integer('attempt').notNull().default(1),
    /** The payment method of the open attempt; null before the member chooses. */
    chosenMethod: jsonb('chosen_method').$type<ChosenMethod>(),
    /** The payment page of the open attempt; null between attempts. */
    paymentUrl: text('payment_url'),
    createdAt: moment('created_at').notNull(),
    /** When an unpaid transaction expires. */
    expiresAt: moment('expires_at').notNull(),
    /**
     * When the open attempt ends, if that is known. A QR code lives shorter than the transaction,
     * which can then open another attempt.
     */
    attemptExpiresAt: moment('attempt_expires_at'),
    paidAt: moment('paid_at'),
    /** The attempt whose payment counts; a payment of another attempt is refunded. */
    paidAttempt: integer('paid_attempt'),
  },
  (table) => [
    index('transactions_by_time').on(table.createdAt, table.id),
    index('transactions_by_state').on(table.state, table.createdAt, table.id),
    index('transactions_by_service').on(table.productServiceId, table.createdAt, table.id),
    index('transactions_of_user').on(table.userId, table.createdAt),
    index('transactions_pending').on(table.expiresAt).where(sql`${table.state} = 'pending'`),
    uniqueIndex('transactions_one_pending')
      .on(table.userId, table.productServiceId)
      .where(sql`${table.state} = 'pending'`),
    check('transactions_state', sql`${table.state} in (${states})`),
    check('transactions_total', sql`${table.totalRupiah} >= 0`),
    check('transactions_refunded', sql`${table.refundedRupiah} between 0 and ${table.totalRupiah}`),
    check(
      'transactions_paid_attempt',
      sql`(${table.paidAt} is not null) = (${table.paidAttempt} is not null)`,
    ),
    check(
      'transactions_paid_at',
      sql`(${table.state} in ('paid', 'partially_refunded', 'refunded', 'charged_back')) = (${table.paidAt} is not null)`,
    ),
  ],
)
export type TransactionRow = typeof transactionTable.$inferSelect
