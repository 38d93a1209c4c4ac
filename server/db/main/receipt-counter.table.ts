import { sql } from 'drizzle-orm'
import { check, integer } from 'drizzle-orm/pg-core'
import { mainSchema } from './main-schema.ts'

/**
 * The last receipt number of a year. A receipt raises it in its own transaction, so numbers have no
 * gaps and no duplicates.
 */
export const receiptCounterTable = mainSchema.table(
  'receipt_counters',
  { year: integer('year').primaryKey(), lastNumber: integer('last_number').notNull() },
  (table) => [check('receipt_counters_positive', sql`${table.lastNumber} > 0`)],
)
