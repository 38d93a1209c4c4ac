import { useHydrated } from '@tanstack/react-router'
import { formatClock, useSecondsLeft } from '#app/features/cart/seconds-left.ts'
import { formatDateTime, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { PayWith } from './pay-with.tsx'
import { PendingActions } from './pending-actions.tsx'

type PendingPaymentProps = { transaction: Transaction }

/** Amount, deadline and payment method. A member who closed the payment page continues here. */
export function PendingPayment({ transaction }: PendingPaymentProps) {
  const { totalRupiah, expiresAt, chosenMethod } = transaction
  return (
    <Card padding="lg" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-ink-muted">{m.cart_pending_amount()}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="font-bold text-4xl tabular-nums">{formatRupiah(totalRupiah)}</p>
            {chosenMethod?.number && (
              <CopyButton
                icon="copy"
                value={String(totalRupiah)}
                label={m.cart_method_copy_amount()}
                copiedLabel={m.cart_method_copied()}
              />
            )}
          </div>
        </div>
        <TimeLeft expiresAt={expiresAt} />
      </div>
      <p>{m.cart_pending_deadline({ deadline: formatDateTime(expiresAt) })}</p>
      <PayWith transaction={transaction} />
      <p className="text-pretty text-ink-muted">{m.cart_pending_other_device()}</p>
      <PendingActions transaction={transaction} />
    </Card>
  )
}

/** Renders in the browser only: the server's time is stale on arrival. */
function TimeLeft({ expiresAt }: { expiresAt: string }) {
  const isHydrated = useHydrated()
  const secondsLeft = useSecondsLeft(Date.parse(expiresAt))
  if (!isHydrated || secondsLeft === 0) return null
  return (
    <span
      role="timer"
      className="inline-flex items-center gap-2 rounded-control bg-warning-soft px-4 py-2 font-semibold text-warning-ink tabular-nums"
    >
      <Icon name="clock" />
      {m.cart_pending_left({ left: formatClock(secondsLeft) })}
    </span>
  )
}
