import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { EmptyPlate } from '#app/ui/empty-plate.tsx'
import { BalancedPlate } from '#app/ui/illustrations/balanced-plate.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { Fork, Spoon, Water } from '#app/ui/tableware.tsx'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import { consultationText } from './consultation-text.ts'
import {
  isWaiting,
  returnedRupiahOf,
  type ShownPurchaseState,
  shownStateOf,
} from './shown-purchase-state.ts'
import { StateBadge } from './state-badge.tsx'
import type { Purchase } from './transaction.server.ts'

type PurchaseHeadingProps = { purchase: Purchase }

/** Where the purchase stands, in words and as a picture. */
export function PurchaseHeading({ purchase }: PurchaseHeadingProps) {
  const { transaction } = purchase
  const state = shownStateOf(transaction)
  return (
    <div className="flex flex-col gap-6">
      <StatePicture state={state} />
      <PageHeading
        kicker={<StateBadge transaction={transaction} />}
        title={titleByState[state]()}
        description={textOf(purchase)}
      />
    </div>
  )
}

/** Renders nothing for a pending payment: the page is then about the amount. */
function StatePicture({ state }: { state: ShownPurchaseState }) {
  if (state === 'pending') return null
  return state === 'paid' ? (
    <div className="overflow-hidden rounded-card bg-food-cloth">
      <LaidTable />
    </div>
  ) : (
    <div className="grid place-items-center overflow-hidden rounded-card bg-surface-sunken">
      <EmptyPlate className="my-6 size-36 sm:size-44" />
    </div>
  )
}

const titleByState = {
  returning: m.cart_returning_title,
  pending: m.cart_pending_title,
  paid: m.cart_paid_title,
  expired: m.cart_expired_title,
  cancelled: m.cart_cancelled_title,
  denied: m.cart_denied_title,
  partially_refunded: m.cart_partially_refunded_title,
  refunded: m.cart_refunded_title,
  charged_back: m.cart_charged_back_title,
} satisfies Record<ShownPurchaseState, () => string>

function textOf({ transaction, sessionsLeft }: Purchase): string {
  const { programSlug } = transaction.productService
  const ofConsultation = isConsultationSlug(programSlug)
  return (ofConsultation && consultationText(transaction, sessionsLeft)) || programText(transaction)
}

function programText(transaction: Transaction): string {
  const { trackerId, period } = transaction
  const amount = formatRupiah(returnedRupiahOf(transaction))
  switch (shownStateOf(transaction)) {
    case 'pending':
      // The account number comes first; other parts explain the rest.
      return ''
    case 'paid':
      if (!trackerId || !period) return m.cart_paid_text_no_tracker()
      return isWaiting(transaction)
        ? m.cart_paid_text_waiting({ date: formatDate(period.startsOn) })
        : m.cart_paid_text({ date: formatDate(period.endsOn) })
    case 'returning':
      return m.cart_returning_text({ amount })
    case 'expired':
      return m.cart_expired_text()
    case 'cancelled':
      return m.cart_cancelled_text()
    case 'denied':
      return m.cart_denied_text()
    case 'partially_refunded':
      return m.cart_partially_refunded_text({ amount })
    case 'refunded':
      return m.cart_refunded_text({ amount })
    case 'charged_back':
      return m.cart_charged_back_text()
  }
}

/** A laid table. Decorative. */
function LaidTable() {
  return (
    <svg viewBox="0 0 520 250" aria-hidden="true" className="block w-full">
      <path
        d="M0 16c172-4 348-3 520 0M0 25c172-4 348-3 520 0M0 226c172 3 348 3 520 0M0 235c172 3 348 3 520 0"
        fill="none"
        strokeWidth="2.5"
        className="stroke-food-cloth-line"
      />
      <Fork at={[126, 128]} turn={-3} scale={0.68} />
      <Spoon at={[394, 128]} turn={3} scale={0.66} />
      <Water at={[456, 74]} scale={0.62} />
      <g transform="translate(100 3)">
        <BalancedPlate />
      </g>
    </svg>
  )
}
