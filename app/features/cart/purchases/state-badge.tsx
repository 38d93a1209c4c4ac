import type { ComponentProps } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { type ShownPurchaseState, shownStateOf } from './shown-purchase-state.ts'

type Look = { tone: ComponentProps<typeof Badge>['tone']; icon: IconName; text: () => string }

const lookByState = {
  pending: { tone: 'warning', icon: 'clock', text: m.cart_state_pending },
  returning: { tone: 'info', icon: 'clock', text: m.cart_state_returning },
  paid: { tone: 'success', icon: 'check', text: m.cart_state_paid },
  expired: { tone: 'neutral', icon: 'clock', text: m.cart_state_expired },
  cancelled: { tone: 'neutral', icon: 'close', text: m.cart_state_cancelled },
  denied: { tone: 'danger', icon: 'stop', text: m.cart_state_denied },
  partially_refunded: { tone: 'neutral', icon: 'check', text: m.cart_state_partially_refunded },
  refunded: { tone: 'neutral', icon: 'check', text: m.cart_state_refunded },
  charged_back: { tone: 'danger', icon: 'stop', text: m.cart_state_charged_back },
} satisfies Record<ShownPurchaseState, Look>

export function StateBadge({
  transaction,
}: {
  transaction: Pick<Transaction, 'state' | 'refund' | 'refundedRupiah'>
}) {
  const { tone, icon, text } = lookByState[shownStateOf(transaction)]
  return (
    <Badge tone={tone}>
      <Icon name={icon} className="size-3.5" />
      {text()}
    </Badge>
  )
}
