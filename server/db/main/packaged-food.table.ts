import { jsonb, text } from 'drizzle-orm/pg-core'
import type { PackagedProduct } from '#server/contract/packaged-food.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * Answers of Open Food Facts. Its licence, ODbL, is for a database, so its rows stay in this table.
 * Food entries keep their snapshot with its name.
 */
export const packagedFoodTable = mainSchema.table('packaged_foods', {
  /** The number under the barcode, EAN-13 for one of 12 digits. */
  barcode: text('barcode').primaryKey(),
  product: jsonb('product').$type<PackagedProduct>().notNull(),
  fetchedAt: moment('fetched_at').notNull(),
})
