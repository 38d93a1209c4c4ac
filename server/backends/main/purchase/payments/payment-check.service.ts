import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { orderIdOf } from './payment-attempt.ts'
import { receiveNotification } from './payment-notification.service.ts'
import { findOwnTransaction, requireOwn } from './transaction.service.ts'

/**
 * Asks the provider what has become of a payment, for a member whose notification got lost, and
 * takes the answer as one.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, `PAYMENT_UNAVAILABLE`
 */
export async function checkPayment(
  parts: MainParts,
  member: Member,
  transactionId: string,
): Promise<Transaction> {
  const { attempt } = await requireOwn(parts, member, transactionId)
  const status = await parts.payments.readStatus(orderIdOf({ transactionId, attempt }))
  if (status) {
    if (!parts.payments.isAuthentic(status.notification))
      throw new MainFailure('PAYMENT_UNAVAILABLE')
    await receiveNotification(parts, status)
  }
  return findOwnTransaction(parts, member, transactionId)
}
