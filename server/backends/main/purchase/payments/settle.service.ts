import type { MailContext } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { oweFulfilment } from '#server/backends/main/purchase/fulfilments/fulfilment.repository.ts'
import { reverseFulfilment } from '#server/backends/main/purchase/fulfilments/reverse-fulfilment.service.ts'
import { creditKol } from '#server/backends/main/purchase/kols/credit-kol.service.ts'
import { releaseOrder } from '#server/backends/main/purchase/orders/release-order.service.ts'
import { redeemReturnedPromo } from '#server/backends/main/purchase/promo-codes/promo-code.service.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { isMoney, type PaymentState, retainedRupiahOf } from './payment-state.ts'
import { writeOutcome } from './transaction.repository.ts'

type Settled = Pick<
  TransactionRow,
  'id' | 'orderId' | 'state' | 'attempt' | 'paidAt' | 'totalRupiah'
>

/**
 * Moves a locked transaction and its order to an outcome, with all consequences. A paid order
 * becomes due for fulfilment. An unpaid one releases its promo and its time. A refunded one is
 * reversed.
 */
export async function settle(
  context: MailContext,
  tx: Database,
  transaction: Settled,
  { attempt, state, refundedRupiah }: PaymentState,
): Promise<void> {
  const { id, orderId } = transaction
  const hasMoney = isMoney(state)
  const paidAt = hasMoney ? (transaction.paidAt ?? context.clock.now()) : null
  const paidAttempt = hasMoney ? attempt : null
  await writeOutcome(tx, { id, orderId }, { state, paidAt, paidAttempt, refundedRupiah })
  if (hasMoney) await redeemReturnedPromo(tx, orderId)
  else await releaseOrder(context, tx, orderId)
  const retainedRupiah = retainedRupiahOf({ ...transaction, state, refundedRupiah })
  await creditKol(context, tx, { orderId, retainedRupiah })
  if (state === 'paid') await oweFulfilment(tx, { orderId, now: context.clock.now() })
  if (state === 'refunded' || state === 'charged_back' || state === 'denied')
    await reverseFulfilment(context, tx, { orderId, reversal: state })
}

/** Ends a payment without money. */
export async function settleUnpaid(
  context: MailContext,
  tx: Database,
  transaction: Settled,
  state: 'expired' | 'cancelled',
): Promise<void> {
  const { attempt } = transaction
  await settle(context, tx, transaction, { attempt, state, refundedRupiah: 0 })
}
