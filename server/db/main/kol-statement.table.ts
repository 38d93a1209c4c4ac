import { sql } from 'drizzle-orm'
import { bigint, check, integer, primaryKey, text } from 'drizzle-orm/pg-core'
import { kolTable } from './kol.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/** A month that was told to its KOL by mail, once; the row and the mail are one transaction. */
export const kolStatementTable = mainSchema.table(
  'kol_statements',
  {
    kolCode: text('kol_code')
      .notNull()
      .references(() => kolTable.code),
    /** `YYYY-MM`, by the calendar of Jakarta. */
    month: text('month').notNull(),
    orderCount: integer('order_count').notNull(),
    amountRupiah: bigint('amount_rupiah', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kolCode, table.month] }),
    check('kol_statements_month', sql`${table.month} ~ '^[0-9]{4}-[0-9]{2}$'`),
  ],
)
