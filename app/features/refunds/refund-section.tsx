import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import type { RefundView } from '#server/contract/refund.schema.ts'
import { RefundOfferCard } from './refund-offer-card.tsx'

type RefundSectionProps = { transactionId: string; view: RefundView | null | undefined }

/** What was asked back of a purchase, or what it would come to; nothing where there is neither. */
export function RefundSection({ transactionId, view }: RefundSectionProps) {
  if (view?.refund) return <RefundState refund={view.refund} />
  if (view?.offer) return <RefundOfferCard transactionId={transactionId} offer={view.offer} />
  return null
}

const textByState = {
  requested: m.refunds_requested_text,
  paid_back: m.refunds_paid_back_text,
  by_hand: m.refunds_by_hand_text,
}

function RefundState({ refund }: { refund: NonNullable<RefundView['refund']> }) {
  const amount = formatRupiah(refund.amountRupiah)
  return (
    <Alert role="status" title={m.refunds_state_title({ amount })}>
      <p>{textByState[refund.state]()}</p>
      <p>{m.refunds_requested_on({ date: formatDate(refund.requestedAt) })}</p>
    </Alert>
  )
}
