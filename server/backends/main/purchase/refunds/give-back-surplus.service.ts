import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { orderIdOf } from '#server/backends/main/purchase/payments/payment-attempt.ts'
import type { PaymentState } from '#server/backends/main/purchase/payments/payment-state.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertRefund } from './refund.repository.ts'

/**
 * Gives back what an attempt brought to a transaction that another attempt has paid: the member chose
 * another method, and the page or the number before was paid as well. The worker asks the provider and
 * tells the member; what the provider cannot give back becomes a task for a person.
 */
export async function giveBackSurplus(
  { clock, log }: Pick<MainContext, 'clock' | 'log'>,
  tx: Database,
  { id: transactionId, totalRupiah }: Pick<TransactionRow, 'id' | 'totalRupiah'>,
  { attempt, refundedRupiah }: PaymentState,
): Promise<void> {
  const now = clock.now()
  log.warn({ transactionId, attempt }, 'a payment was made twice, and goes back')
  await insertRefund(tx, {
    id: randomId(),
    transactionId,
    surplusAttempt: attempt,
    providerOrderId: orderIdOf({ transactionId, attempt }),
    amountRupiah: totalRupiah - refundedRupiah,
    state: 'requested',
    attempts: 0,
    dueAt: now,
    requestedAt: now,
    settledAt: null,
  })
}
