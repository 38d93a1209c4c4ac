import type { SessionOfOrder } from '#server/backends/main/consultation/appointments/held-session.repository.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import type { TransactionView } from './transaction.repository.ts'

/** Maps a transaction to its API form. The payment page is present only while it is pending. */
export function transactionOf({
  transaction,
  productService,
  lines,
  orderNumber,
  isAttemptDenied,
  nutritionistSlug,
  session,
  trackerId,
  period,
  refund,
  receiptNumber,
}: TransactionView): Transaction {
  const { id, orderId, state, totalRupiah, refundedRupiah, chosenMethod, paymentUrl } = transaction
  const { createdAt, expiresAt, attemptExpiresAt, paidAt } = transaction
  return {
    id,
    orderId,
    orderNumber,
    state,
    productService,
    lines,
    totalRupiah,
    refundedRupiah,
    refund,
    chosenMethod: state === 'pending' ? chosenMethod : null,
    nutritionist: nutritionistSlug,
    paymentUrl: state === 'pending' ? paymentUrl : null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    attemptExpiresAt: state === 'pending' ? (attemptExpiresAt?.toISOString() ?? null) : null,
    isAttemptDenied: state === 'pending' && isAttemptDenied,
    paidAt: paidAt?.toISOString() ?? null,
    session: session && sessionOf(session),
    trackerId,
    period,
    receiptNumber,
  }
}

function sessionOf({ session, nutritionist }: SessionOfOrder) {
  const { id, state, startsAt, endsAt, clientZone: zone } = session
  return {
    ...{ id, state, nutritionist, zone },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  }
}
