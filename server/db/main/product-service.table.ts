import { sql } from 'drizzle-orm'
import { bigint, check, integer, text, unique } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'

/**
 * The catalogue: a program for a number of weeks. Its price, in whole rupiah, is the only one an
 * order is ever made with.
 */
export const productServiceTable = mainSchema.table(
  'product_services',
  {
    /** Readable, such as `jantung-sehat-12w`: it stands in addresses. */
    id: text('id').primaryKey(),
    programSlug: text('program_slug').notNull(),
    durationWeeks: integer('duration_weeks').notNull(),
    sessionCount: integer('session_count').notNull(),
    priceRupiah: bigint('price_rupiah', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('product_services_variant').on(table.programSlug, table.durationWeeks),
    check('product_services_weeks', sql`${table.durationWeeks} > 0`),
    check('product_services_sessions', sql`${table.sessionCount} >= 0`),
    check('product_services_price', sql`${table.priceRupiah} >= 0`),
  ],
)
export type ProductServiceRow = typeof productServiceTable.$inferSelect
