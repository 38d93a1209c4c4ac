import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { ApprovalKind } from '#server/contract/approval.schema.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import { refundAccountTable } from '#server/db/main/refund-account.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

const atMost = 200

/** Returns the refunds that people transfer, the oldest first. */
export function listByHand(db: Database, now: Date) {
  return db
    .select({
      ...{ id: refundTable.id, transactionId: refundTable.transactionId },
      ...{ amountRupiah: refundTable.amountRupiah, requestedAt: refundTable.requestedAt },
      orderNumber: orderTable.number,
      hasAccount: isNotNull(refundAccountTable.refundId).mapWith(Boolean),
      isAsked: isNotNull(approvalTable.id).mapWith(Boolean),
    })
    .from(refundTable)
    .innerJoin(transactionTable, eq(transactionTable.id, refundTable.transactionId))
    .innerJoin(orderTable, eq(orderTable.id, transactionTable.orderId))
    .leftJoin(refundAccountTable, eq(refundAccountTable.refundId, refundTable.id))
    .leftJoin(approvalTable, openOf('payout', refundTable.id, now))
    .where(eq(refundTable.state, 'by_hand'))
    .orderBy(asc(refundTable.requestedAt), asc(refundTable.id))
    .limit(atMost)
}

/** Returns the refunds beyond the policy that wait for a second person, the oldest first. */
export function listGoodwill(db: Database, now: Date) {
  return db
    .select({
      approval: approvalTable,
      requestedBy: userTable.firstName,
      orderNumber: orderTable.number,
    })
    .from(approvalTable)
    .innerJoin(transactionTable, openOf('refund', transactionTable.id, now))
    .innerJoin(orderTable, eq(orderTable.id, transactionTable.orderId))
    .leftJoin(userTable, eq(userTable.id, approvalTable.requestedBy))
    .orderBy(asc(approvalTable.requestedAt), asc(approvalTable.id))
    .limit(atMost)
}

/** Returns a refund with its order, account and the open request for its payout. */
export async function findStaffRefund(
  db: Database,
  { refundId, now }: { refundId: string; now: Date },
) {
  const [found] = await db
    .select({
      refund: refundTable,
      orderNumber: orderTable.number,
      buyerId: orderTable.userId,
      account: refundAccountTable,
      asked: approvalTable,
      requestedBy: userTable.firstName,
    })
    .from(refundTable)
    .innerJoin(transactionTable, eq(transactionTable.id, refundTable.transactionId))
    .innerJoin(orderTable, eq(orderTable.id, transactionTable.orderId))
    .leftJoin(refundAccountTable, eq(refundAccountTable.refundId, refundTable.id))
    .leftJoin(approvalTable, openOf('payout', refundTable.id, now))
    .leftJoin(userTable, eq(userTable.id, approvalTable.requestedBy))
    .where(eq(refundTable.id, refundId))
  return found
}

function openOf(
  kind: ApprovalKind,
  subject: typeof refundTable.id | typeof transactionTable.id,
  now: Date,
) {
  return and(
    eq(approvalTable.kind, kind),
    sql`${approvalTable.subject} = ${subject}`,
    eq(approvalTable.state, 'requested'),
    gt(approvalTable.expiresAt, now),
  )
}
