import { primaryKey, text } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'
import { productServiceTable } from './product-service.table.ts'
import { promoCodeTable } from './promo-code.table.ts'

/** A service that a promo code is valid for. */
export const promoCodeServiceTable = mainSchema.table(
  'promo_code_services',
  {
    promoCode: text('promo_code')
      .notNull()
      .references(() => promoCodeTable.code, { onDelete: 'cascade' }),
    productServiceId: text('product_service_id')
      .notNull()
      .references(() => productServiceTable.id),
  },
  (table) => [primaryKey({ columns: [table.promoCode, table.productServiceId] })],
)
