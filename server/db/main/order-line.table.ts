import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { taxClassSchema } from '#server/contract/order-line.schema.ts'
import { mainSchema } from './main-schema.ts'
import { orderTable } from './order.table.ts'
import { productServiceTable } from './product-service.table.ts'
import { promoCodeTable } from './promo-code.table.ts'

const kinds = ['item', 'promo_discount', 'tax'] as const

/**
 * The lines of an order's total, in whole rupiah. Lines that are not included in others add up to
 * the total. A deferred trigger checks that at the end of every transaction. Append-only, guarded
 * by a trigger.
 */
export const orderLineTable = mainSchema.table(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id),
    /** From 1 on, in display order. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: kinds }).notNull(),
    amountRupiah: bigint('amount_rupiah', { mode: 'number' }).notNull(),
    /** Prices include tax: a tax line states a part of the other lines and adds nothing. */
    isIncluded: boolean('is_included').notNull(),
    /** Set on an item. */
    productServiceId: text('product_service_id').references(() => productServiceTable.id),
    /** Set on a discount. */
    promoCode: text('promo_code').references(() => promoCodeTable.code),
    /** Set on an item and a tax: the tax class on the day of the order. */
    taxClass: text('tax_class', { enum: taxClassSchema.options }),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_kind', sql`${table.kind} in ('item', 'promo_discount', 'tax')`),
    check(
      'order_lines_sign',
      sql`case when ${table.kind} = 'promo_discount' then ${table.amountRupiah} <= 0 else ${table.amountRupiah} >= 0 end`,
    ),
    check('order_lines_included', sql`${table.isIncluded} = (${table.kind} = 'tax')`),
    check(
      'order_lines_item',
      sql`(${table.kind} = 'item') = (${table.productServiceId} is not null)`,
    ),
    check(
      'order_lines_discount',
      sql`(${table.kind} = 'promo_discount') = (${table.promoCode} is not null)`,
    ),
    check(
      'order_lines_tax',
      sql`(${table.kind} <> 'promo_discount') = (${table.taxClass} is not null)`,
    ),
  ],
)
export type OrderLineRow = typeof orderLineTable.$inferSelect
