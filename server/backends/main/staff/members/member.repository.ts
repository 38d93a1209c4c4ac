import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { addressChangeTable } from '#server/db/main/address-change.table.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { privacyCaseTable } from '#server/db/main/privacy-case.table.ts'
import { sessionTable } from '#server/db/main/session.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** More than a person reads. */
const atMost = 100

/** Returns the open sessions of a member, the last seen first. */
export function listOpenSessions(db: Database, userId: string) {
  const { device, createdAt, lastSeenAt, endedAt } = sessionTable
  return db
    .select({ device, createdAt, lastSeenAt })
    .from(sessionTable)
    .where(and(eq(sessionTable.userId, userId), isNull(endedAt)))
    .orderBy(desc(lastSeenAt))
    .limit(atMost)
}

/** Returns the purchases of a member, the latest first. */
export function listPurchasesOf(db: Database, userId: string) {
  const { id, state, totalRupiah, createdAt } = transactionTable
  return db
    .select({ id, state, totalRupiah, createdAt, orderNumber: orderTable.number })
    .from(transactionTable)
    .innerJoin(orderTable, eq(orderTable.id, transactionTable.orderId))
    .where(eq(transactionTable.userId, userId))
    .orderBy(desc(createdAt), desc(id))
    .limit(atMost)
}

/** Returns the requests of a member about their data, the latest first. */
export function listCasesOf(db: Database, userId: string) {
  const { id, kind, receivedAt, closedAt } = privacyCaseTable
  return db
    .select({ id, kind, receivedAt, closedAt })
    .from(privacyCaseTable)
    .where(eq(privacyCaseTable.userId, userId))
    .orderBy(desc(receivedAt))
    .limit(atMost)
}

/** Returns what staff did about a member, and the member's own exports, the latest first. */
export function listActsAbout(db: Database, userId: string) {
  const { at, action, actorKind, reason, subjectId } = auditEntryTable
  return db
    .select({ at, action, actorKind, reason, name: userTable.firstName })
    .from(auditEntryTable)
    .leftJoin(userTable, eq(userTable.id, auditEntryTable.actorId))
    .where(
      and(
        eq(subjectId, userId),
        or(eq(actorKind, 'staff'), inArray(action, ['account_exported', 'tracker_exported'])),
      ),
    )
    .orderBy(desc(at), desc(auditEntryTable.id))
    .limit(atMost)
}

type Opening = { staffId: string; userId: string; since: Date }

/** Returns true if the person said since then why they open the account. */
export async function hasOpened(db: Database, { staffId, userId, since }: Opening) {
  const { actorId, action, objectId, at } = auditEntryTable
  const openings = and(
    eq(actorId, staffId),
    eq(action, 'member_opened'),
    eq(objectId, userId),
    gt(at, since),
  )
  return (await db.$count(auditEntryTable, openings)) > 0
}

/** Returns the other address that a second person can decide about now. */
export async function findAskedAddress(
  db: Database,
  { userId, now }: { userId: string; now: Date },
) {
  const [asked] = await db
    .select({ change: addressChangeTable, approval: approvalTable, name: userTable.firstName })
    .from(addressChangeTable)
    .innerJoin(approvalTable, eq(approvalTable.id, addressChangeTable.approvalId))
    .leftJoin(userTable, eq(userTable.id, approvalTable.requestedBy))
    .where(
      and(
        eq(addressChangeTable.userId, userId),
        eq(approvalTable.state, 'requested'),
        gt(approvalTable.expiresAt, now),
      ),
    )
  return asked
}
