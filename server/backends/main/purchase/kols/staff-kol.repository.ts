import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { KolQuery } from '#server/contract/admin-kol.schema.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { kolTable } from '#server/db/main/kol.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { accountColumns } from './kol-payout.repository.ts'
import { percentOn } from './kol-rate.repository.ts'

export const kolsPerPage = 50

/** Returns a page of KOLs, newest first, and one row more if another page follows. */
export function listKols(db: Database, { state, after }: KolQuery, today: string) {
  const { createdAt, code, endedAt } = kolTable
  return select(db, today)
    .where(
      and(
        state === 'active' ? isNull(endedAt) : undefined,
        state === 'ended' ? isNotNull(endedAt) : undefined,
        after
          ? sql`(${createdAt}, ${code}) < (${after.slice(0, 24)}::timestamptz, ${after.slice(25)})`
          : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(code))
    .limit(kolsPerPage + 1)
}

/** Returns a KOL with its owner, its percentage of today and its account. */
export async function findStaffKol(db: Database, code: string, today: string) {
  const [found] = await select(db, today).where(eq(kolTable.code, code))
  return found
}
export type StaffKol = NonNullable<Awaited<ReturnType<typeof findStaffKol>>>

function select(db: Database, today: string) {
  return db
    .select({
      kol: kolTable,
      owner: userTable,
      percent: percentOn(today),
      account: accountColumns,
    })
    .from(kolTable)
    .innerJoin(userTable, eq(userTable.id, kolTable.userId))
}

/** Locks a KOL against other changes of staff. */
export async function lockKol(tx: Database, code: string): Promise<boolean> {
  const locked = await tx
    .select({ code: kolTable.code })
    .from(kolTable)
    .where(eq(kolTable.code, code))
    .for('update')
  return locked.length === 1
}

/** Returns false if the code is taken. A member has one code at most. */
export async function insertKol(tx: Database, kol: typeof kolTable.$inferInsert): Promise<boolean> {
  const inserted = await tx
    .insert(kolTable)
    .values(kol)
    .onConflictDoNothing({ target: kolTable.code })
    .returning({ code: kolTable.code })
  return inserted.length === 1
}

export async function hasKol(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(kolTable, eq(kolTable.userId, userId))) > 0
}

export async function setKolEnd(tx: Database, code: string, endedAt: Date | null): Promise<void> {
  await tx.update(kolTable).set({ endedAt }).where(eq(kolTable.code, code))
}

/** Returns the payout of a KOL that waits for a second person, with who asked. */
export async function findAskedPayout(db: Database, code: string, now: Date) {
  const [asked] = await db
    .select({ approval: approvalTable, requestedBy: userTable.firstName })
    .from(approvalTable)
    .leftJoin(userTable, eq(userTable.id, approvalTable.requestedBy))
    .where(
      and(
        eq(approvalTable.kind, 'kol_payout'),
        eq(approvalTable.subject, code),
        eq(approvalTable.state, 'requested'),
        gt(approvalTable.expiresAt, now),
      ),
    )
  return asked
}
