import { jsonb, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'
import type { ReceiptContent } from './receipt-content.ts'

/**
 * The receipt of a paid order, issued once. A trigger refuses every change and deletion; only the
 * buyer's name may be emptied, when a deleted account leaves its invoices behind.
 */
export const receiptTable = mainSchema.table('receipts', {
  /** Such as `KW-2026-000001`. */
  number: text('number').primaryKey(),
  orderId: text('order_id')
    .notNull()
    .unique('receipts_order')
    .references(() => orderTable.id),
  buyerName: text('buyer_name').notNull(),
  content: jsonb('content').$type<ReceiptContent>().notNull(),
  issuedAt: moment('issued_at').notNull(),
})
