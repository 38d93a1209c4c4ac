import { and, asc, desc, eq, exists, gte, isNull, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { type KolRow, kolTable } from '#server/db/main/kol.table.ts'
import { kolCommissionTable } from '#server/db/main/kol-commission.table.ts'
import { kolPayoutTable } from '#server/db/main/kol-payout.table.ts'
import { kolStatementTable } from '#server/db/main/kol-statement.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { percentOn } from './kol-rate.repository.ts'

type OpenKol = { kol: KolRow; percent: number; owner: User }

/** Returns a KOL with its owner and its percentage of a day; undefined if the code has ended. */
export async function findKol(
  db: Database,
  code: string,
  today: string,
): Promise<OpenKol | undefined> {
  const [found] = await db
    .select({ kol: kolTable, percent: percentOn(today), owner: userTable })
    .from(kolTable)
    .innerJoin(userTable, eq(userTable.id, kolTable.userId))
    .where(and(eq(kolTable.code, code), isNull(kolTable.endedAt)))
  return found
}

/**
 * Returns the KOL that the order was credited to when placed, with the percentage of that day. The
 * KOL's code may have ended since.
 */
export async function findKolOfOrder(
  db: Database,
  orderId: string,
): Promise<{ code: string; percent: number; totalRupiah: number } | undefined> {
  const placedOn = sql`(${orderTable.createdAt} at time zone 'Asia/Jakarta')::date`
  const { code } = kolTable
  const [found] = await db
    .select({ code, percent: percentOn(placedOn), totalRupiah: orderTable.totalRupiah })
    .from(orderTable)
    .innerJoin(kolTable, eq(kolTable.code, orderTable.kolCode))
    .where(eq(orderTable.id, orderId))
  return found
}

/** Returns the KOL that a member is or was. */
export async function findKolOfUser(db: Database, userId: string): Promise<KolRow | undefined> {
  const [kol] = await db.select().from(kolTable).where(eq(kolTable.userId, userId))
  return kol
}

export async function insertCommission(
  db: Database,
  commission: typeof kolCommissionTable.$inferInsert,
): Promise<void> {
  await db.insert(kolCommissionTable).values(commission)
}

/** Returns the commission on an order so far, minus reversals. */
export async function sumCommissions(db: Database, orderId: string): Promise<number> {
  const [sum] = await db
    .select({ amount: sql`coalesce(sum(${kolCommissionTable.amountRupiah}), 0)`.mapWith(Number) })
    .from(kolCommissionTable)
    .where(eq(kolCommissionTable.orderId, orderId))
  return sum?.amount ?? 0
}

const month = sql<string>`to_char(${kolCommissionTable.createdAt} at time zone 'Asia/Jakarta', 'YYYY-MM')`
const isEarned = sql`${kolCommissionTable.kind} = 'earned'`

/** Newest month first; months without entries are absent. */
export async function listKolMonths(db: Database, kolCode: string) {
  const amount = kolCommissionTable.amountRupiah
  return db
    .select({
      month,
      orderCount: sql`count(*) filter (where ${isEarned})`.mapWith(Number),
      earnedRupiah: sql`coalesce(sum(${amount}) filter (where ${isEarned}), 0)`.mapWith(Number),
      reversedRupiah: sql`coalesce(sum(${amount}) filter (where not ${isEarned}), 0)`.mapWith(
        Number,
      ),
    })
    .from(kolCommissionTable)
    .where(eq(kolCommissionTable.kolCode, kolCode))
    .groupBy(month)
    .orderBy(desc(month))
}

/** When the month of a KOL's last statement ended, for a select from `kols`. */
const reportedUntil = sql`coalesce((
  select (max(to_date(month, 'YYYY-MM')) + interval '1 month') at time zone 'Asia/Jakarta'
  from ${kolStatementTable} where kol_code = ${kolTable.code}
), '-infinity'::timestamptz)`

/** The entries of a KOL after its last statement and before this month. */
function unreportedEntries(db: Database, startOfMonth: Date) {
  const { createdAt, kolCode } = kolCommissionTable
  return db
    .select({ month })
    .from(kolCommissionTable)
    .where(
      and(eq(kolCode, kolTable.code), gte(createdAt, reportedUntil), lt(createdAt, startOfMonth)),
    )
    .orderBy(asc(createdAt))
    .limit(1)
}

/**
 * Locks a KOL that has entries in a month before this one and no statement for it yet. Skips rows
 * that other workers have locked.
 */
export async function lockKolWithoutStatement(
  db: Database,
  startOfMonth: Date,
): Promise<KolRow | undefined> {
  const [kol] = await db
    .select()
    .from(kolTable)
    .where(exists(unreportedEntries(db, startOfMonth)))
    .orderBy(asc(kolTable.code))
    .limit(1)
    .for('update', { skipLocked: true })
  return kol
}

/** Returns the earliest month without a statement; undefined if another worker has just made it. */
export async function findUnreportedMonth(
  db: Database,
  kolCode: string,
  startOfMonth: Date,
): Promise<string | undefined> {
  const [found] = await db
    .select({ month: sql<string>`(${unreportedEntries(db, startOfMonth)})` })
    .from(kolTable)
    .where(eq(kolTable.code, kolCode))
  return found?.month ?? undefined
}

/** Returns what a KOL earned before a month, minus all payouts. */
export async function carriedInto(db: Database, kolCode: string, until: string): Promise<number> {
  const ofKol = and(eq(kolCommissionTable.kolCode, kolCode), sql`${month} < ${until}`)
  const { amountRupiah } = kolCommissionTable
  const sumOf = (amount: AnyPgColumn) => sql`coalesce(sum(${amount}), 0)`.mapWith(Number)
  const [earned] = await db
    .select({ rupiah: sumOf(amountRupiah) })
    .from(kolCommissionTable)
    .where(ofKol)
  const [paid] = await db
    .select({ rupiah: sumOf(kolPayoutTable.amountRupiah) })
    .from(kolPayoutTable)
    .where(eq(kolPayoutTable.kolCode, kolCode))
  return (earned?.rupiah ?? 0) - (paid?.rupiah ?? 0)
}

export async function insertStatement(
  db: Database,
  statement: typeof kolStatementTable.$inferInsert,
): Promise<void> {
  await db.insert(kolStatementTable).values(statement)
}
