import { sql } from 'drizzle-orm'
import { check, date, index, integer, text } from 'drizzle-orm/pg-core'
import { kolTable } from './kol.table.ts'
import { mainSchema } from './main-schema.ts'
import { moment } from './moment-column.ts'

/**
 * A KOL's percentage from a day in Jakarta on. It begins after the day when it was set, so the
 * percentage of a placed order never changes. Of two for one day, the later row counts. Append-only,
 * guarded by triggers.
 */
export const kolRateTable = mainSchema.table(
  'kol_rates',
  {
    id: text('id').primaryKey(),
    kolCode: text('kol_code')
      .notNull()
      .references(() => kolTable.code),
    percent: integer('percent').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    setAt: moment('set_at').notNull(),
  },
  (table) => [
    index('kol_rates_of_kol').on(table.kolCode, table.startsOn, table.setAt),
    check('kol_rates_percent', sql`${table.percent} between 1 and 50`),
    check(
      'kol_rates_later',
      sql`${table.startsOn} > (${table.setAt} at time zone 'Asia/Jakarta')::date`,
    ),
  ],
)
export type KolRateRow = typeof kolRateTable.$inferSelect
