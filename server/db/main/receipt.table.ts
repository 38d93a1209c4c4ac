import { sql } from 'drizzle-orm'
import { foreignKey, jsonb, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import type { ReceiptContent } from './receipt-content.ts'

/**
 * The receipts of a paid order: the first, and those that replace it because the buyer's name was
 * wrong. Each is replaced at most once, so one of them counts. A trigger refuses every change and
 * deletion, except that the buyer's name may be emptied when the account is deleted.
 */
export const receiptTable = mainSchema.table(
  'receipts',
  {
    /** For example `KW-2026-000001`. */
    number: text('number').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id),
    buyerName: text('buyer_name').notNull(),
    content: jsonb('content').$type<ReceiptContent>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** The number of the receipt that it replaces. Null for the first of an order. */
    replaces: text('replaces').unique('receipts_replaced_once'),
  },
  (table) => [
    uniqueIndex('receipts_first').on(table.orderId).where(sql`${table.replaces} is null`),
    unique('receipts_of_order').on(table.orderId, table.number),
    foreignKey({
      name: 'receipts_replaces',
      columns: [table.orderId, table.replaces],
      foreignColumns: [table.orderId, table.number],
    }),
  ],
)
