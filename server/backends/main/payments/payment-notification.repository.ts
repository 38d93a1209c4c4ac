import { eq } from 'drizzle-orm'
import {
  type PaymentNotificationRow,
  paymentNotificationTable,
} from '#server/db/main/payment-notification.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** A repetition, byte for byte, changes nothing. */
export async function keepNotification(
  db: Database,
  notification: PaymentNotificationRow,
): Promise<void> {
  await db.insert(paymentNotificationTable).values(notification).onConflictDoNothing()
}

/** All that the provider has said of a transaction, in no order. */
export async function listTold(db: Database, transactionId: string) {
  return db
    .select({
      outcome: paymentNotificationTable.outcome,
      attempt: paymentNotificationTable.attempt,
      chargeId: paymentNotificationTable.chargeId,
      refundedRupiah: paymentNotificationTable.refundedRupiah,
    })
    .from(paymentNotificationTable)
    .where(eq(paymentNotificationTable.transactionId, transactionId))
}
