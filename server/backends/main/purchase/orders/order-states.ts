import type { OrderState } from '#server/contract/purchase.schema.ts'

/** Where the provider's word may lead from any state that ended without money. */
const lateMoney = ['paid', 'partially_refunded', 'refunded', 'charged_back'] as const

/**
 * What may follow each state; the database's `order_state_transitions` holds the same. What ended
 * without money still becomes paid when the provider took the money after all, and money that is
 * taken back after all ends what it paid for.
 */
const followersOf = {
  created: ['otp_pending', 'expired', 'cancelled'],
  otp_pending: ['awaiting_payment', 'expired', 'cancelled'],
  awaiting_payment: ['expired', 'cancelled', 'denied', ...lateMoney],
  paid: ['denied', 'partially_refunded', 'refunded', 'charged_back'],
  expired: lateMoney,
  cancelled: lateMoney,
  denied: lateMoney,
  partially_refunded: ['refunded', 'charged_back'],
  refunded: ['charged_back'],
  charged_back: [],
} as const satisfies Record<OrderState, readonly OrderState[]>

export function mayFollow(state: OrderState, next: OrderState): boolean {
  return (followersOf[state] as readonly OrderState[]).includes(next)
}

/** A code may be sent, and sent again. */
export function takesCode(state: OrderState): boolean {
  return state === 'created' || state === 'otp_pending'
}
