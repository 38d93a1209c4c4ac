import { and, eq, isNull } from 'drizzle-orm'
import {
  type PaymentNotificationRow,
  paymentNotificationTable,
} from '#server/db/main/payment-notification.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import type { Database } from '#server/db/open-database.ts'

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
export async function listNotifications(db: Database, transactionId?: string) {
  return db
    .select({
      transactionId: paymentNotificationTable.transactionId,
      outcome: paymentNotificationTable.outcome,
      attempt: paymentNotificationTable.attempt,
      chargeId: paymentNotificationTable.chargeId,
      refundedRupiah: paymentNotificationTable.refundedRupiah,
    })
    .from(paymentNotificationTable)
    .leftJoin(
      refundTable,
      and(
        eq(refundTable.transactionId, paymentNotificationTable.transactionId),
        eq(refundTable.surplusAttempt, paymentNotificationTable.attempt),
      ),
    )
    .where(
      and(
        isNull(refundTable.id),
        transactionId === undefined
          ? undefined
          : eq(paymentNotificationTable.transactionId, transactionId),
      ),
    )
}
