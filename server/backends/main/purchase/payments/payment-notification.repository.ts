import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import {
  type PaymentNotificationRow,
  paymentNotificationTable,
} from '#server/db/main/payment-notification.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import type { Database } from '#server/db/open-database.ts'

const { transactionId, outcome, attempt, chargeId, refundedRupiah } = paymentNotificationTable
const facts = { transactionId, outcome, attempt, chargeId, refundedRupiah }

/** Ignores a body that is already stored, and returns false for it. */
export async function saveNotification(
  db: Database,
  notification: PaymentNotificationRow,
): Promise<boolean> {
  const saved = await db
    .insert(paymentNotificationTable)
    .values(notification)
    .onConflictDoNothing()
    .returning({ bodyHash: paymentNotificationTable.bodyHash })
  return saved.length === 1
}

/**
 * Returns the notifications of one transaction, or of all, unordered. Skips attempts whose surplus
 * payment is being refunded, because they no longer count.
 */
export async function listNotifications(db: Database, ofTransaction?: string) {
  return db
    .select(facts)
    .from(paymentNotificationTable)
    .leftJoin(
      refundTable,
      and(eq(refundTable.transactionId, transactionId), eq(refundTable.surplusAttempt, attempt)),
    )
    .where(
      and(
        isNull(refundTable.id),
        ofTransaction === undefined ? undefined : eq(transactionId, ofTransaction),
      ),
    )
}

/** Returns the notifications of one attempt, also of a surplus payment. */
export async function listNotificationsOf(db: Database, ofTransaction: string, ofAttempt: number) {
  const isOfAttempt = and(eq(transactionId, ofTransaction), eq(attempt, ofAttempt))
  return db.select(facts).from(paymentNotificationTable).where(isOfAttempt)
}

/** Returns the notifications of another amount than the order's that would decide something, unordered. */
export async function listOddNotifications(db: Database, ofTransaction: string) {
  const { oddOutcome, amountRupiah } = paymentNotificationTable
  return db
    .select({ outcome: oddOutcome, attempt, chargeId, refundedRupiah, amountRupiah })
    .from(paymentNotificationTable)
    .where(and(eq(transactionId, ofTransaction), isNotNull(oddOutcome)))
}
