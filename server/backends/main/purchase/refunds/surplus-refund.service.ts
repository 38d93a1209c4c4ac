import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { orderIdOf } from '#server/backends/main/purchase/payments/payment-attempt.ts'
import type { PaymentState } from '#server/backends/main/purchase/payments/payment-state.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertRefund } from './refund.repository.ts'

/**
 * Refunds a surplus attempt: the member changed the method and also paid the earlier page or
 * number. The worker requests the refund and mails the member. If the provider refuses, staff get a
 * task.
 */
export async function refundSurplus(
  { clock, log }: Pick<MainContext, 'clock' | 'log'>,
  tx: Database,
  { id: transactionId, totalRupiah }: Pick<TransactionRow, 'id' | 'totalRupiah'>,
  { attempt, refundedRupiah }: PaymentState,
): Promise<void> {
  const now = clock.now()
  log.warn({ transactionId, attempt }, 'a surplus payment is refunded')
  await insertRefund(tx, {
    id: randomId(),
    transactionId,
    surplusAttempt: attempt,
    providerOrderId: orderIdOf({ transactionId, attempt }),
    amountRupiah: totalRupiah - refundedRupiah,
    state: 'requested',
    dueAt: now,
    requestedAt: now,
  })
}
