import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { kolTable } from '#server/db/main/kol.table.ts'
import { type KolRateRow, kolRateTable } from '#server/db/main/kol-rate.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** A KOL's percentage on a day in Jakarta, for a select from `kols`. */
export function percentOn(day: string | SQL): SQL<number> {
  return sql`coalesce((
    select rate.percent from ${kolRateTable} rate
    where rate.kol_code = ${kolTable.code} and rate.starts_on <= ${day}
    order by rate.starts_on desc, rate.set_at desc limit 1
  ), ${kolTable.commissionPercent})`.mapWith(Number)
}

/** Returns the percentages of a KOL after the first one, the latest first, one for each day. */
export function listRates(db: Database, kolCode: string): Promise<KolRateRow[]> {
  return db
    .selectDistinctOn([kolRateTable.startsOn])
    .from(kolRateTable)
    .where(eq(kolRateTable.kolCode, kolCode))
    .orderBy(desc(kolRateTable.startsOn), desc(kolRateTable.setAt))
}

export async function insertRate(tx: Database, rate: KolRateRow): Promise<void> {
  await tx.insert(kolRateTable).values(rate)
}
