/**
 * A KOL's commission in whole rupiah, rounded down: a share of the revenue the company retains,
 * without PPN and refunds.
 *
 *     commission = floor((total − PPN) × retained ÷ total × percent ÷ 100)
 */
export function commissionOf({
  totalRupiah,
  vatRupiah,
  retainedRupiah,
  percent,
}: {
  totalRupiah: number
  vatRupiah: number
  /** The part of the total that was not refunded. */
  retainedRupiah: number
  percent: number
}): number {
  if (totalRupiah === 0) return 0
  const netRupiah = BigInt(totalRupiah - vatRupiah)
  // The product of two prices can exceed the exact range of a double.
  return Number(
    (netRupiah * BigInt(retainedRupiah) * BigInt(percent)) / (BigInt(totalRupiah) * 100n),
  )
}
