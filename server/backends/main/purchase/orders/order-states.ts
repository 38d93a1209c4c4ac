import type { OrderState } from '#server/contract/purchase.schema.ts'

/** States that a late notification may lead to from an unpaid outcome. */
const lateMoney = ['paid', 'partially_refunded', 'refunded', 'charged_back'] as const

/**
 * The allowed transitions; the database's `order_state_transitions` holds the same. A late payment
 * makes an unpaid order paid. A refund or chargeback ends what the order paid for.
 */
const followersOf = {
  // Without a code if the member has just proved who they are.
  created: ['otp_pending', 'awaiting_payment', 'expired', 'cancelled'],
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

/** Whether an OTP may be sent, or sent again. */
export function takesCode(state: OrderState): boolean {
  return state === 'created' || state === 'otp_pending'
}
