import { sql } from 'drizzle-orm'
import { bigint, check, primaryKey, text } from 'drizzle-orm/pg-core'
import { taxClassSchema } from '#server/contract/order-line.schema.ts'
import { approvalTable } from './approval.table.ts'
import { listed } from './listed.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { productServiceTable } from './product-service.table.ts'

/**
 * The regular price and tax class of a service from a moment on. Of two for one moment, the one that
 * was recorded later counts. Append-only; a trigger uses up the approval of a second person for
 * exactly these values.
 */
export const productPriceTable = mainSchema.table(
  'product_prices',
  {
    productServiceId: text('product_service_id')
      .notNull()
      .references(() => productServiceTable.id),
    startsAt: moment('starts_at').notNull(),
    /** The moment of the approval. A price never starts before it. */
    recordedAt: moment('recorded_at').notNull(),
    priceRupiah: bigint('price_rupiah', { mode: 'number' }).notNull(),
    taxClass: text('tax_class', { enum: taxClassSchema.options }).notNull(),
    approvalId: text('approval_id')
      .notNull()
      .unique('product_prices_approval')
      .references(() => approvalTable.id),
  },
  (table) => [
    primaryKey({ columns: [table.productServiceId, table.startsAt, table.recordedAt] }),
    check('product_prices_price', sql`${table.priceRupiah} > 0`),
    check('product_prices_start', sql`${table.startsAt} >= ${table.recordedAt}`),
    check(
      'product_prices_tax_class',
      sql`${table.taxClass} in (${listed(taxClassSchema.options)})`,
    ),
  ],
)
