import { sql } from 'drizzle-orm'
import { bigint, check, index, text } from 'drizzle-orm/pg-core'
import { kolTable } from './kol.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'
import { orderTable } from './order.table.ts'

/**
 * A KOL's commissions in whole rupiah: an append-only ledger, guarded by a trigger. `earned` when
 * an order is paid; `reversed`, negative, when its money goes back. It names no buyers.
 */
export const kolCommissionTable = mainSchema.table(
  'kol_commissions',
  {
    id: text('id').primaryKey(),
    kolCode: text('kol_code')
      .notNull()
      .references(() => kolTable.code),
    orderId: text('order_id')
      .notNull()
      .references(() => orderTable.id),
    kind: text('kind', { enum: ['earned', 'reversed'] }).notNull(),
    amountRupiah: bigint('amount_rupiah', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('kol_commissions_of_kol').on(table.kolCode, table.createdAt),
    index('kol_commissions_of_order').on(table.orderId),
    check('kol_commissions_kind', sql`${table.kind} in ('earned', 'reversed')`),
    check(
      'kol_commissions_sign',
      sql`case when ${table.kind} = 'earned' then ${table.amountRupiah} >= 0 else ${table.amountRupiah} <= 0 end`,
    ),
  ],
)
