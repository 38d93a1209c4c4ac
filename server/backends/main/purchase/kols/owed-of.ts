/** The account of a KOL. */
export type KolSums = {
  /** All commissions minus reversals, up to the end of the last statement. */
  reportedRupiah: number
  /** All until now. */
  earnedRupiah: number
  /** All payouts. */
  paidRupiah: number
  /** Whether the last statement has its payout. */
  isLastPaid: boolean
}

/**
 * Returns what can be paid for the last statement. That is nothing beyond what it reported, and
 * nothing that refunds have taken back since. A month is paid once; what was left of it waits for
 * the next. The trigger on `kol_payouts` says the same.
 */
export function owedOf({ reportedRupiah, earnedRupiah, paidRupiah, isLastPaid }: KolSums): number {
  if (isLastPaid) return 0
  return Math.max(0, Math.min(reportedRupiah, earnedRupiah) - paidRupiah)
}
