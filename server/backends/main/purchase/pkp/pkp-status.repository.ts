import { and, asc, eq, gt } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { type PkpStatusRow, pkpStatusTable } from '#server/db/main/pkp-status.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

const proposers = alias(userTable, 'proposers')
const deciders = alias(userTable, 'deciders')

/** Returns all statuses in the order of their decisions. */
export function listPkpStatuses(db: Database): Promise<PkpStatusRow[]> {
  return db.select().from(pkpStatusTable).orderBy(asc(pkpStatusTable.recordedAt))
}

/** Returns all statuses in the order of their decisions, with the names of the two people. */
export function listDecidedStatuses(db: Database) {
  return db
    .select({
      status: pkpStatusTable,
      proposedBy: proposers.firstName,
      decidedBy: deciders.firstName,
    })
    .from(pkpStatusTable)
    .innerJoin(approvalTable, eq(approvalTable.id, pkpStatusTable.approvalId))
    .leftJoin(proposers, eq(proposers.id, approvalTable.requestedBy))
    .leftJoin(deciders, eq(deciders.id, approvalTable.decidedBy))
    .orderBy(asc(pkpStatusTable.recordedAt))
}

/** Returns the status that waits for a second person, with the name of who asks. */
export async function findAskedStatus(db: Database, now: Date) {
  const [asked] = await db
    .select({ approval: approvalTable, requestedBy: userTable.firstName })
    .from(approvalTable)
    .leftJoin(userTable, eq(userTable.id, approvalTable.requestedBy))
    .where(
      and(
        eq(approvalTable.kind, 'pkp'),
        eq(approvalTable.state, 'requested'),
        gt(approvalTable.expiresAt, now),
      ),
    )
  return asked
}

/** Throws a check violation if no approval of exactly these values is left to use. */
export async function insertPkpStatus(tx: Database, status: PkpStatusRow): Promise<void> {
  await tx.insert(pkpStatusTable).values(status)
}
