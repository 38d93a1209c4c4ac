import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { oncePerKeyUnderway } from '#server/backends/main/platform/idempotency/once-per-key.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { orderIdOf } from './payment-attempt.ts'
import { askProvider } from './payment-check.service.ts'
import { settleUnpaid } from './settle.service.ts'
import { lockTransaction } from './transaction.repository.ts'
import { findOwnTransaction, requirePending } from './transaction.service.ts'

/**
 * Cancels a member's payment.
 * @throws MainFailure `ERR_NO_TRANSACTION_ID`, or `ERR_TRANSACTION_CLOSED` if it is not pending
 */
export async function cancelTransaction(
  context: MainContext,
  member: Member,
  { transactionId, key }: { transactionId: string; key?: string | undefined },
): Promise<Transaction> {
  const call = { userId: member.user.id, key, request: { call: 'cancellation', transactionId } }
  return oncePerKeyUnderway(context, call, {
    action: async () => {
      await cancelPending(context, await requirePending(context, member, transactionId))
      return findOwnTransaction(context, member, transactionId)
    },
  })
}

/**
 * Cancels a pending payment, at the provider first, because a paid one cannot be cancelled. If the
 * provider does not answer, the payment is cancelled here all the same; money that arrives later
 * still counts. `inTransaction` runs in the transaction of the cancellation.
 * @throws MainFailure `ERR_TRANSACTION_CLOSED` if it was paid meanwhile
 */
export async function cancelPending(
  context: MainContext,
  transaction: TransactionRow,
  inTransaction?: (tx: Database, locked: TransactionRow) => Promise<void>,
): Promise<void> {
  if ((await closeAtProvider(context, transaction)) === 'final') {
    await askProvider(context, transaction)
    throw new MainFailure('ERR_TRANSACTION_CLOSED')
  }
  await context.db.transaction(async (tx) => {
    const locked = await lockTransaction(tx, { transactionId: transaction.id })
    // The provider's notification of the cancellation may have arrived first.
    if (locked?.state === 'pending') await settleUnpaid(context, tx, locked, 'cancelled')
    if (locked) await inTransaction?.(tx, locked)
  })
}

async function closeAtProvider(
  { payments, log }: MainContext,
  { id: transactionId, attempt }: TransactionRow,
) {
  return payments.cancel(orderIdOf({ transactionId, attempt })).catch((error: unknown) => {
    if (!(error instanceof MainFailure)) throw error
    log.warn({ error, transactionId }, 'a cancelled payment is still open at the provider')
    return 'unreachable' as const
  })
}
