import { useState } from 'react'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { RefundOffer } from '#server/contract/refund.schema.ts'
import { useRequestRefund } from './refund.mutations.ts'

type RefundOfferCardProps = {
  transactionId: string
  offer: RefundOffer
  isConsultation: boolean
}

/** Shows the exact amount and its reason, and asks for confirmation before it sends the request. */
export function RefundOfferCard({ transactionId, offer, isConsultation }: RefundOfferCardProps) {
  const [isConfirming, setIsConfirming] = useState(false)
  const refund = useRequestRefund(transactionId)
  const amount = formatRupiah(offer.amountRupiah)
  return (
    <section
      aria-labelledby="refund-title"
      className="flex flex-col gap-4 border-line border-t pt-6"
    >
      <h2 id="refund-title" className="text-xl">
        {m.refunds_title()}
      </h2>
      <p className="max-w-prose">{m.refunds_amount({ amount })}</p>
      <p className="max-w-prose text-ink-muted text-sm">
        {isConsultation
          ? m.refunds_single_reason({ date: formatDate(offer.wholeUntil) })
          : reasonOf(offer)}
      </p>
      <FailureAlert title={m.refunds_failed_title()} error={refund.error} />
      {isConfirming ? (
        <fieldset className="flex min-w-0 flex-col gap-4 rounded-control bg-surface-sunken p-5">
          <p>
            {isConsultation
              ? m.refunds_single_question({ amount })
              : m.refunds_question({ amount })}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              isBusy={refund.isPending}
              onClick={() => refund.mutate(offer.amountRupiah)}
            >
              {m.refunds_yes({ amount })}
            </Button>
            {/* The safe choice has the focus. */}
            <Button variant="secondary" autoFocus onClick={() => setIsConfirming(false)}>
              {isConsultation ? m.refunds_single_no() : m.refunds_no()}
            </Button>
          </div>
        </fieldset>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setIsConfirming(true)}>
          {m.refunds_ask()}
        </Button>
      )}
    </section>
  )
}

function reasonOf(offer: RefundOffer): string {
  if (offer.basis === 'whole') return m.refunds_reason_whole({ date: formatDate(offer.wholeUntil) })
  const { unusedDays, totalDays, unusedSessionCount, sessionCount } = offer
  return sessionCount === 0
    ? m.refunds_reason_days({ unusedDays, totalDays })
    : m.refunds_reason_unused({ unusedDays, totalDays, unusedSessionCount, sessionCount })
}
