import { Fragment } from 'react'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import type { RefundView } from '#server/contract/refund.schema.ts'
import { RefundAccount } from './refund-account-form.tsx'
import { RefundOfferCard } from './refund-offer-card.tsx'

type RefundSectionProps = {
  transactionId: string
  view: RefundView | null | undefined
  /** A single consultation, and not a program. */
  isConsultation: boolean
}

/**
 * Requested or possible refund of a purchase, what staff give beyond it, and the return of a double payment. Renders nothing
 * if there is neither.
 */
export function RefundSection({ transactionId, view, isConsultation }: RefundSectionProps) {
  if (!view) return null
  return (
    <>
      {view.surplus.map((refund) => (
        <Fragment key={refund.requestedAt}>
          <SurplusRefund refund={refund} />
          <RefundAccount transactionId={transactionId} refund={refund} />
        </Fragment>
      ))}
      {view.refund && (
        <>
          <RefundState refund={view.refund} />
          <RefundAccount transactionId={transactionId} refund={view.refund} />
        </>
      )}
      {view.goodwill.map((refund) => (
        <Fragment key={refund.requestedAt}>
          <RefundState refund={refund} isGoodwill />
          <RefundAccount transactionId={transactionId} refund={refund} />
        </Fragment>
      ))}
      {view.offer && <RefundOfferCard {...{ transactionId, isConsultation }} offer={view.offer} />}
    </>
  )
}

type Refund = NonNullable<RefundView['refund']>

const textByState = {
  requested: m.refunds_requested_text,
  paid_back: m.refunds_paid_back_text,
  by_hand: m.refunds_by_hand_text,
}

function textOf({ state, account }: Refund): string {
  return state === 'paid_back' && account
    ? m.refunds_transferred_text({ bank: account.bank, digits: account.lastDigits })
    : textByState[state]()
}

function SurplusRefund({ refund }: { refund: Refund }) {
  return (
    <Alert
      role="status"
      title={m.refunds_surplus_title({ amount: formatRupiah(refund.amountRupiah) })}
    >
      <p>{m.refunds_surplus_text()}</p>
      <p>{textOf(refund)}</p>
    </Alert>
  )
}

type RefundStateProps = { refund: Refund; isGoodwill?: boolean }

function RefundState({ refund, isGoodwill = false }: RefundStateProps) {
  const amount = formatRupiah(refund.amountRupiah)
  const date = formatDate(refund.requestedAt)
  return (
    <Alert
      role="status"
      title={isGoodwill ? m.refunds_goodwill_title({ amount }) : m.refunds_state_title({ amount })}
    >
      <p>{textOf(refund)}</p>
      <p>{isGoodwill ? m.refunds_goodwill_on({ date }) : m.refunds_requested_on({ date })}</p>
    </Alert>
  )
}
