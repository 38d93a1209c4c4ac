import type { RefundRow } from '#server/db/main/refund.table.ts'
import type { TransactionRow } from '#server/db/main/transaction.table.ts'

type Paid = Pick<TransactionRow, 'totalRupiah' | 'refundedRupiah'>
type Asked = Pick<RefundRow, 'amountRupiah' | 'state'>

/**
 * Returns how much of a payment can still be asked back. The provider may report a refund later than
 * it accepts it, so the larger of both sums counts. The trigger on `refunds` computes the same.
 */
export function leftToReturn(
  { totalRupiah, refundedRupiah }: Paid,
  refunds: readonly Asked[],
): number {
  const [settled, open] = [true, false].map((isSettled) =>
    refunds
      .filter(({ state }) => (state === 'paid_back') === isSettled)
      .reduce((sum, { amountRupiah }) => sum + amountRupiah, 0),
  )
  return totalRupiah - Math.max(refundedRupiah, settled ?? 0) - (open ?? 0)
}
