import { and, desc, eq, sql } from 'drizzle-orm'
import { kolTable } from '#server/db/main/kol.table.ts'
import { kolCommissionTable } from '#server/db/main/kol-commission.table.ts'
import { type KolPayoutRow, kolPayoutTable } from '#server/db/main/kol-payout.table.ts'
import { kolStatementTable } from '#server/db/main/kol-statement.table.ts'
import type { Database } from '#server/db/open-database.ts'

const code = kolTable.code
const lastMonth = sql`(select max(month) from ${kolStatementTable} where kol_code = ${code})`
const monthOf = sql`to_char(created_at at time zone 'Asia/Jakarta', 'YYYY-MM')`
const ofLedger = sql`from ${kolCommissionTable} where kol_code = ${code}`
const ofPayouts = sql`from ${kolPayoutTable} where kol_code = ${code}`

/** The account of a KOL, for a select from `kols` with a join. `lastMonth` is null before a statement. */
export const accountColumns = {
  lastMonth: sql<string | null>`${lastMonth}`,
  reportedRupiah:
    sql`(select coalesce(sum(amount_rupiah), 0) ${ofLedger} and ${monthOf} <= ${lastMonth})`.mapWith(
      Number,
    ),
  earnedRupiah: sql`(select coalesce(sum(amount_rupiah), 0) ${ofLedger})`.mapWith(Number),
  paidRupiah: sql`(select coalesce(sum(amount_rupiah), 0) ${ofPayouts})`.mapWith(Number),
  isLastPaid: sql`exists (select 1 ${ofPayouts} and month = ${lastMonth})`.mapWith(Boolean),
}

/** Returns the statements of a KOL with their payouts, the newest first. */
export function listStatements(db: Database, kolCode: string) {
  const ofStatement = and(
    eq(kolPayoutTable.kolCode, kolStatementTable.kolCode),
    eq(kolPayoutTable.month, kolStatementTable.month),
  )
  return db
    .select({ statement: kolStatementTable, payout: kolPayoutTable })
    .from(kolStatementTable)
    .leftJoin(kolPayoutTable, ofStatement)
    .where(eq(kolStatementTable.kolCode, kolCode))
    .orderBy(desc(kolStatementTable.month))
}

export function listPayouts(db: Database, kolCode: string): Promise<KolPayoutRow[]> {
  return db.select().from(kolPayoutTable).where(eq(kolPayoutTable.kolCode, kolCode))
}

/**
 * Throws a check violation if no approval of exactly these values is left to use. So it does if
 * more would be paid than is owed.
 */
export async function insertKolPayout(tx: Database, payout: KolPayoutRow): Promise<void> {
  await tx.insert(kolPayoutTable).values(payout)
}
