import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import { orderIdOf } from './payment-attempt.ts'
import { receiveNotification } from './payment-notification.service.ts'
import { findOwnTransaction, requireOwn } from './transaction.service.ts'

/**
 * Polls the provider for a member whose notification got lost, and takes the answer as one.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, `PAYMENT_UNAVAILABLE`
 */
export async function checkPayment(
  context: MainContext,
  member: Member,
  transactionId: string,
): Promise<Transaction> {
  await askProvider(context, await requireOwn(context, member, transactionId))
  return findOwnTransaction(context, member, transactionId)
}

/** @throws MainFailure `PAYMENT_UNAVAILABLE` */
export async function askProvider(
  context: MainContext,
  { id: transactionId, attempt }: Pick<TransactionRow, 'id' | 'attempt'>,
): Promise<void> {
  const status = await context.payments.readStatus(orderIdOf({ transactionId, attempt }))
  if (status) await receiveNotification(context, status)
}
