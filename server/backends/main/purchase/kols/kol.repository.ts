import { and, asc, desc, eq, gte, isNull, lt, notExists, sql } from 'drizzle-orm'
import { type KolRow, kolTable } from '#server/db/main/kol.table.ts'
import { kolCommissionTable } from '#server/db/main/kol-commission.table.ts'
import { kolStatementTable } from '#server/db/main/kol-statement.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns a KOL with its owner; undefined if the code has ended. */
export async function findKol(
  db: Database,
  code: string,
): Promise<{ kol: KolRow; owner: User } | undefined> {
  const [found] = await db
    .select({ kol: kolTable, owner: userTable })
    .from(kolTable)
    .innerJoin(userTable, eq(userTable.id, kolTable.userId))
    .where(and(eq(kolTable.code, code), isNull(kolTable.endedAt)))
  return found
}

/** Returns the KOL that the order was credited to when placed, even if its code has ended since. */
export async function findKolOfOrder(
  db: Database,
  orderId: string,
): Promise<{ kol: KolRow; totalRupiah: number } | undefined> {
  const [found] = await db
    .select({ kol: kolTable, totalRupiah: orderTable.totalRupiah })
    .from(orderTable)
    .innerJoin(kolTable, eq(kolTable.code, orderTable.kolCode))
    .where(eq(orderTable.id, orderId))
  return found
}

export async function findKolOfUser(db: Database, userId: string): Promise<KolRow | undefined> {
  const [kol] = await db
    .select()
    .from(kolTable)
    .where(and(eq(kolTable.userId, userId), isNull(kolTable.endedAt)))
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

/**
 * Locks a KOL that has entries in the period and no statement for it yet. Skips rows that other
 * workers have locked.
 */
export async function lockKolWithoutStatement(
  db: Database,
  { from, until, month: statementMonth }: { from: Date; until: Date; month: string },
): Promise<KolRow | undefined> {
  const statement = db
    .select({ month: kolStatementTable.month })
    .from(kolStatementTable)
    .where(
      and(
        eq(kolStatementTable.kolCode, kolTable.code),
        eq(kolStatementTable.month, statementMonth),
      ),
    )
  const entries = db
    .select({ id: kolCommissionTable.id })
    .from(kolCommissionTable)
    .where(
      and(
        eq(kolCommissionTable.kolCode, kolTable.code),
        gte(kolCommissionTable.createdAt, from),
        lt(kolCommissionTable.createdAt, until),
      ),
    )
  const [kol] = await db
    .select()
    .from(kolTable)
    .where(and(isNull(kolTable.endedAt), notExists(statement), sql`exists ${entries}`))
    .orderBy(asc(kolTable.code))
    .limit(1)
    .for('update', { skipLocked: true })
  return kol
}

export async function insertStatement(
  db: Database,
  statement: typeof kolStatementTable.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(kolStatementTable)
    .values(statement)
    .onConflictDoNothing()
    .returning({ month: kolStatementTable.month })
  return inserted.length === 1
}
