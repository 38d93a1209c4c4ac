/**
 * What a KOL earns by an order, in whole rupiah, rounded down: a share of what the company keeps of
 * it, which is neither PPN nor money that was given back.
 *
 *     commission = floor((total − PPN) × kept ÷ total × percent ÷ 100)
 */
export function commissionOf({
  totalRupiah,
  vatRupiah,
  retainedRupiah,
  percent,
}: {
  totalRupiah: number
  vatRupiah: number
  /** Of the total, what was not given back. */
  retainedRupiah: number
  percent: number
}): number {
  if (totalRupiah === 0) return 0
  const netRupiah = BigInt(totalRupiah - vatRupiah)
  // The product of two prices is more than a double holds exactly.
  return Number(
    (netRupiah * BigInt(retainedRupiah) * BigInt(percent)) / (BigInt(totalRupiah) * 100n),
  )
}
