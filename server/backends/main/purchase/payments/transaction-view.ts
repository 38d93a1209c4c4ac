import type { Transaction } from '#server/contract/purchase.schema.ts'
import type { TransactionView } from './transaction.repository.ts'

/** A transaction as its member sees it; a page to pay at only while there is something to pay. */
export function transactionOf({
  transaction,
  productService,
  lines,
  nutritionistSlug,
  trackerId,
  receiptNumber,
}: TransactionView): Transaction {
  const { id, orderId, state, totalRupiah, refundedRupiah, chosenMethod, paymentUrl } = transaction
  const { createdAt, expiresAt, paidAt } = transaction
  return {
    id,
    orderId,
    state,
    productService,
    lines,
    totalRupiah,
    refundedRupiah,
    chosenMethod: state === 'pending' ? chosenMethod : null,
    nutritionist: nutritionistSlug,
    paymentUrl: state === 'pending' ? paymentUrl : null,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    trackerId,
    receiptNumber,
  }
}
