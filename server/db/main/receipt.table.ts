import { jsonb, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import type { ReceiptContent } from './receipt-content.ts'

/**
 * The receipt of a paid order, issued once. A trigger refuses every change and deletion, except
 * that the buyer's name may be emptied when the account is deleted.
 */
export const receiptTable = mainSchema.table('receipts', {
  /** For example `KW-2026-000001`. */
  number: text('number').primaryKey(),
  orderId: text('order_id')
    .notNull()
    .unique('receipts_order')
    .references(() => orderTable.id),
  buyerName: text('buyer_name').notNull(),
  content: jsonb('content').$type<ReceiptContent>().notNull(),
  issuedAt: moment('issued_at').notNull(),
})
