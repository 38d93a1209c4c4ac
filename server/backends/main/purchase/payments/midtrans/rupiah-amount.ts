import * as v from 'valibot'

const refundSchema = v.object({ refund_amount: v.string() })
const refundsSchema = v.object({ refunds: v.pipe(v.array(refundSchema), v.minLength(1)) })

/** Returns whole rupiah; Midtrans writes `349000.00`. */
export function rupiahOf(grossAmount: string): number | undefined {
  const whole = /^(\d{1,15})(?:\.0+)?$/.exec(grossAmount)?.[1]
  return whole === undefined ? undefined : Number(whole)
}

/**
 * Returns how much was refunded so far: the sum of the listed refunds, or the single one named.
 * Returns null if the notification names no refund.
 */
export function refundedRupiahOf(notification: unknown): number | null {
  const amounts = v.is(refundsSchema, notification)
    ? notification.refunds.map(({ refund_amount }) => refund_amount)
    : v.is(refundSchema, notification)
      ? [notification.refund_amount]
      : []
  const known = amounts.flatMap((amount) => rupiahOf(amount) ?? [])
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0)
}
