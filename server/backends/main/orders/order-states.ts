import type { OrderState } from '#server/contract/purchase.schema.ts'

/**
 * What may follow each state. `paid` is the end; what ended without money still becomes paid when
 * the provider took the money after all.
 */
const followersOf = {
  created: ['otp_pending'],
  otp_pending: ['otp_pending', 'awaiting_payment'],
  awaiting_payment: ['paid', 'expired', 'cancelled', 'denied'],
  paid: [],
  expired: ['paid'],
  cancelled: ['paid'],
  denied: ['paid'],
} as const satisfies Record<OrderState, readonly OrderState[]>

export function mayFollow(state: OrderState, next: OrderState): boolean {
  return (followersOf[state] as readonly OrderState[]).includes(next)
}
