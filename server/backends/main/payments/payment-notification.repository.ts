import { paymentNotificationTable } from '#server/db/main/payment-notification.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** A repetition, byte for byte, changes nothing. */
export async function keepNotification(
  db: Database,
  notification: typeof paymentNotificationTable.$inferInsert,
): Promise<void> {
  await db.insert(paymentNotificationTable).values(notification).onConflictDoNothing()
}
