import type { ComponentProps } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { Transaction } from '#server/contract/purchase.schema.ts'

type State = Transaction['state']

export const stateNames: Record<State, () => string> = {
  pending: m.cart_state_pending,
  paid: m.cart_state_paid,
  expired: m.cart_state_expired,
  cancelled: m.cart_state_cancelled,
  denied: m.cart_state_denied,
  partially_refunded: m.cart_state_partially_refunded,
  refunded: m.cart_state_refunded,
  charged_back: m.cart_state_charged_back,
}

const tones: Partial<Record<State, ComponentProps<typeof Badge>['tone']>> = {
  pending: 'warning',
  paid: 'success',
  denied: 'danger',
  charged_back: 'danger',
}

export function PurchaseState({ state }: { state: State }) {
  return <Badge tone={tones[state] ?? 'neutral'}>{stateNames[state]()}</Badge>
}
