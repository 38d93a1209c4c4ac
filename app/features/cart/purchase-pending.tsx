import { useHydrated } from '@tanstack/react-router'
import { formatDateTime, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { CancelPurchase } from './cancel-purchase.tsx'
import { useCheckPurchase } from './cart.mutations.ts'
import { CartFailure } from './cart-failure.tsx'
import { clockOf } from './clock-of.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

type PurchasePendingProps = { transaction: Transaction }

export function PurchasePending({ transaction }: PurchasePendingProps) {
  const { id, totalRupiah, paymentUrl, expiresAt } = transaction
  return (
    <Card padding="lg" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-ink-muted">{m.cart_pending_amount()}</p>
          <p className="font-bold text-4xl tabular-nums">{formatRupiah(totalRupiah)}</p>
        </div>
        <TimeLeft expiresAt={expiresAt} />
      </div>
      <p>{m.cart_pending_deadline({ deadline: formatDateTime(expiresAt) })}</p>
      {paymentUrl && (
        <a href={paymentUrl} className={buttonStyles({ size: 'lg', className: 'sm:self-start' })}>
          {m.cart_pay_now()}
        </a>
      )}
      <div className="flex flex-wrap items-start gap-x-3 gap-y-4 border-line border-t pt-6">
        <CheckAgain id={id} />
        <CancelPurchase id={id} />
      </div>
    </Card>
  )
}

/** Only in the browser: the server's clock would be a second behind by the time it is read. */
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
      {m.cart_pending_left({ left: clockOf(secondsLeft) })}
    </span>
  )
}

function CheckAgain({ id }: { id: string }) {
  const check = useCheckPurchase(id)
  return (
    <div className="flex flex-col items-start gap-3">
      {check.isError && <CartFailure error={check.error} />}
      <Button variant="secondary" isBusy={check.isPending} onClick={() => check.mutate()}>
        {m.cart_check_again()}
      </Button>
      <p role="status" className="text-ink-muted empty:sr-only">
        {check.isSuccess && m.cart_check_not_yet()}
      </p>
    </div>
  )
}
