import { sql } from 'drizzle-orm'
import { bigint, check, integer, text, unique } from 'drizzle-orm/pg-core'
import { taxClassSchema } from '#server/contract/order-line.schema.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

const taxClasses = sql.raw(taxClassSchema.options.map((name) => `'${name}'`).join(', '))

/**
 * The catalogue: a program for a number of weeks, or a single consultation
 * (`single-consultation.ts`). Orders are only ever made at its price, in whole rupiah. Its price and
 * tax class are the first ones, and a trigger keeps them: `product_prices` has the later ones.
 */
export const productServiceTable = mainSchema.table(
  'product_services',
  {
    /** Readable, such as `jantung-sehat-12w`, because it is part of URLs. */
    id: text('id').primaryKey(),
    programSlug: text('program_slug').notNull(),
    durationWeeks: integer('duration_weeks').notNull(),
    sessionCount: integer('session_count').notNull(),
    priceRupiah: bigint('price_rupiah', { mode: 'number' }).notNull(),
    /** Applies while the company is PKP. Too much tax is easier to correct than too little. */
    taxClass: text('tax_class', { enum: taxClassSchema.options }).notNull().default('standard_11'),
    /** Since when it is not on sale. What was ordered before goes on. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    unique('product_services_variant').on(table.programSlug, table.durationWeeks),
    check('product_services_weeks', sql`${table.durationWeeks} > 0`),
    check('product_services_sessions', sql`${table.sessionCount} >= 0`),
    check('product_services_price', sql`${table.priceRupiah} > 0`),
    check('product_services_tax_class', sql`${table.taxClass} in (${taxClasses})`),
  ],
)
export type ProductServiceRow = typeof productServiceTable.$inferSelect
