import * as v from 'valibot'
import type { PaymentNotification } from '#server/contract/purchase.schema.ts'
import { rupiahOf } from './notification-outcome.ts'

const refundSchema = v.object({ refund_amount: v.string() })
const refundsSchema = v.looseObject({ refunds: v.pipe(v.array(refundSchema), v.minLength(1)) })

/**
 * How much a notification says was given back so far, in whole rupiah: the sum of the refunds that it
 * lists, or the one that it names; null when it says nothing of it.
 */
export function refundedIn(notification: PaymentNotification): number | null {
  const amounts = v.is(refundsSchema, notification)
    ? notification.refunds.map(({ refund_amount }) => refund_amount)
    : v.is(refundSchema, notification)
      ? [notification.refund_amount]
      : []
  const known = amounts.flatMap((amount) => rupiahOf(amount) ?? [])
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0)
}
