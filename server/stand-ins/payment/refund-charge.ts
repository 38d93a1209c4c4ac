import type { Charge } from './payment-store.ts'

type Refund = { key: string; amountRupiah: number; totalRupiah: number; now: Date }

/** Refunds a charge in part or whole, once per key. A virtual account cannot be refunded. */
export function refundCharge(
  charge: Charge,
  { key, amountRupiah, totalRupiah, now }: Refund,
): 'refunded' | 'known' | 'refused' {
  if (charge.refunds.some((refund) => refund.key === key)) return 'known'
  const isPaid = charge.status === 'settlement' || charge.status === 'partial_refund'
  const refundedSum = refundedRupiah(charge) + amountRupiah
  if (!isPaid || charge.method !== 'qris' || refundedSum > totalRupiah) return 'refused'
  charge.refunds.push({ key, amountRupiah, at: now })
  charge.status = refundedSum === totalRupiah ? 'refund' : 'partial_refund'
  return 'refunded'
}

export function refundedRupiah({ refunds }: Charge): number {
  return refunds.reduce((sum, { amountRupiah }) => sum + amountRupiah, 0)
}
