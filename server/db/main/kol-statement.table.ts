import { sql } from 'drizzle-orm'
import { bigint, check, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { kolTable } from './kol.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A month that was reported to its KOL by mail, once; row and mail share a transaction. What is owed
 * with it is `carried_rupiah` plus `amount_rupiah`. A row never changes.
 */
export const kolStatementTable = mainSchema.table(
  'kol_statements',
  {
    kolCode: text('kol_code')
      .notNull()
      .references(() => kolTable.code),
    /** `YYYY-MM` in the Jakarta calendar. */
    month: text('month').notNull(),
    orderCount: integer('order_count').notNull(),
    /** Unpaid from the months before. Below zero if refunds came after a payout. */
    carriedRupiah: bigint('carried_rupiah', { mode: 'number' }).notNull().default(0),
    /** Commissions of the month, minus what its refunds took back. */
    amountRupiah: bigint('amount_rupiah', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kolCode, table.month] }),
    check('kol_statements_month', sql`${table.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
)
