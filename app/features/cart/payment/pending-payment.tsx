import { formatDateTime, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { formatDateTimeIn } from '#app/i18n/zoned-time.ts'
import { formatClock, useServerSecondsLeft } from '#app/lib/seconds-left.ts'
import { Card } from '#app/ui/card.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { EndedAttempt } from './ended-attempt.tsx'
import { PayWith } from './pay-with.tsx'
import { PendingActions } from './pending-actions.tsx'

type PendingPaymentProps = {
  transaction: Transaction
  /** The server's time of this answer. */
  now: string
}

/** Amount, deadline and payment method. A member who closed the payment page continues here. */
export function PendingPayment({ transaction, now }: PendingPaymentProps) {
  const { totalRupiah, expiresAt, attemptExpiresAt, chosenMethod, paymentUrl, session } =
    transaction
  const attemptUntil = attemptExpiresAt ?? expiresAt
  const isShorter = Date.parse(attemptUntil) < Date.parse(expiresAt)
  const attemptSeconds = useServerSecondsLeft({ until: attemptUntil, now })
  const isBetweenAttempts = !paymentUrl && !attemptExpiresAt
  const isAttemptOver = isBetweenAttempts || (isShorter && attemptSeconds === 0)
  const deadline = formatDateTime(isAttemptOver ? expiresAt : attemptUntil)
  const orderDeadline = formatDateTime(expiresAt)
  return (
    <Card padding="lg" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-ink-muted">{m.cart_pending_amount()}</p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="font-bold text-4xl tabular-nums">{formatRupiah(totalRupiah)}</p>
            {chosenMethod?.number && !isAttemptOver && (
              <CopyButton
                icon="copy"
                value={String(totalRupiah)}
                label={m.cart_method_copy_amount()}
                copiedLabel={m.cart_method_copied()}
              />
            )}
          </div>
        </div>
        <TimeLeft until={isAttemptOver ? expiresAt : attemptUntil} now={now} />
      </div>
      <p className="text-pretty">
        {m.cart_pending_deadline({ deadline })}
        {deadline !== orderDeadline && (
          <> {m.cart_pending_order_deadline({ deadline: orderDeadline })}</>
        )}
        {session?.state === 'offered' && (
          <> {m.cart_single_held({ time: formatDateTimeIn(session.startsAt, session.zone) })}</>
        )}
      </p>
      {isAttemptOver ? (
        <EndedAttempt
          id={transaction.id}
          method={chosenMethod?.type}
          isDenied={transaction.isAttemptDenied}
        />
      ) : (
        <PayWith transaction={transaction} />
      )}
      <p className="text-pretty text-ink-muted">{m.cart_pending_other_device()}</p>
      <PendingActions transaction={transaction} isAttemptOver={isAttemptOver} />
    </Card>
  )
}

function TimeLeft({ until, now }: { until: string; now: string }) {
  const secondsLeft = useServerSecondsLeft({ until, now })
  if (secondsLeft === 0) return null
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
