import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { Transaction } from '#server/contract/purchase.schema.ts'

/**
 * What a member reads about a purchase: the state of its payment, or of the refund that they asked
 * for. A refund begins while the payment is still `paid`.
 */
export type ShownPurchaseState = Transaction['state'] | 'returning'

type Facts = Pick<Transaction, 'state' | 'refund' | 'refundedRupiah'>

/** The one rule for badges, titles and next steps. */
export function shownStateOf({ state, refund, refundedRupiah }: Facts): ShownPurchaseState {
  if (!refund || (state !== 'paid' && state !== 'partially_refunded')) return state
  // The member asked for all that was left, so a part of the price ends the program too.
  const isBack = refund.state === 'paid_back' || refundedRupiah >= refund.amountRupiah
  return isBack ? 'refunded' : 'returning'
}

/** How much goes or went back. */
export function returnedRupiahOf({
  refund,
  refundedRupiah,
}: Pick<Transaction, 'refund' | 'refundedRupiah'>): number {
  return Math.max(refundedRupiah, refund?.amountRupiah ?? 0)
}

/** A program that the purchase opens waits for its first session, at most until it starts by itself. */
export function isWaiting({ period }: Pick<Transaction, 'period'>): boolean {
  return Boolean(period?.isFirst && period.startsOn > dayInJakarta())
}
