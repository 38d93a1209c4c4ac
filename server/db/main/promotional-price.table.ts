import { sql } from 'drizzle-orm'
import { bigint, check, index, primaryKey, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { productServiceTable } from './product-service.table.ts'
import { promotionTable } from './promotion.table.ts'

/**
 * The price of a service during a promotion, in whole rupiah. The lowest of all active prices and
 * the regular price counts.
 */
export const promotionalPriceTable = mainSchema.table(
  'promotional_prices',
  {
    promotionId: text('promotion_id')
      .notNull()
      .references(() => promotionTable.id, { onDelete: 'cascade' }),
    productServiceId: text('product_service_id')
      .notNull()
      .references(() => productServiceTable.id),
    priceRupiah: bigint('price_rupiah', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.productServiceId] }),
    index('promotional_prices_of_service').on(table.productServiceId),
    check('promotional_prices_price', sql`${table.priceRupiah} > 0`),
  ],
)
