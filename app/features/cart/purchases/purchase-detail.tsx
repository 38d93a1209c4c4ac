import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OrderSteps } from '#app/features/cart/order/order-steps.tsx'
import { PendingPayment } from '#app/features/cart/payment/pending-payment.tsx'
import { TwoColumns } from '#app/features/cart/two-columns.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { buttonStyles } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { nutritionistOfConsultation } from '#server/contract/single-consultation.ts'
import { ConsultationPaid } from './consultation-paid.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { PurchaseHeading } from './purchase-heading.tsx'
import { isWaiting, shownStateOf } from './shown-purchase-state.ts'
import type { Purchase } from './transaction.server.ts'

type PurchaseDetailProps = {
  purchase: Purchase
  /** The server's time of this answer. */
  now: string
  /** The refund section of another feature. */
  refund: ReactNode
}

/** One purchase: the state of its payment and the next step. */
export function PurchaseDetail({ purchase, now, refund }: PurchaseDetailProps) {
  const { transaction } = purchase
  // The account for the refund is then what the member has to do.
  const isReturning = shownStateOf(transaction) === 'returning'
  return (
    <TwoColumns
      above={
        <Link
          to="/transaction"
          className="inline-flex items-center gap-1.5 self-start font-semibold text-link text-sm hover:underline"
        >
          <Icon name="arrow-left" className="size-4" />
          {m.cart_back_to_purchases()}
        </Link>
      }
      heading={
        <>
          {transaction.state === 'pending' && <OrderSteps current="pay" needsCode={false} />}
          {/* The page updates by itself when the payment arrives. A screen reader announces it. */}
          <div aria-live="polite">
            <PurchaseHeading purchase={purchase} />
          </div>
          <NextStep purchase={purchase} now={now} />
          {isReturning && refund}
        </>
      }
      facts={<PurchaseFacts purchase={purchase} />}
    >
      {!isReturning && refund}
    </TwoColumns>
  )
}

function NextStep({ purchase, now }: { purchase: Purchase; now: string }) {
  const { transaction } = purchase
  const nutritionist = nutritionistOfConsultation(transaction.productService.programSlug)
  switch (shownStateOf(transaction)) {
    case 'pending':
      return <PendingPayment transaction={transaction} now={now} />
    case 'paid':
    case 'partially_refunded':
      if (nutritionist !== null)
        return <ConsultationPaid nutritionist={nutritionist} purchase={purchase} />
      return (
        <PurchasePaid
          trackerId={transaction.trackerId}
          hasSessions={transaction.productService.sessionCount > 0}
          isFirst={isWaiting(transaction)}
        />
      )
    case 'returning':
      // The refund says what happens, and asks for an account if need be.
      return null
    case 'expired':
    case 'cancelled':
    case 'denied':
    case 'refunded':
    case 'charged_back':
      return (
        <PurchaseUnpaid productServiceId={transaction.productService.id} {...{ nutritionist }} />
      )
  }
}

type PurchasePaidProps = {
  trackerId: string | null
  hasSessions: boolean
  /** The program waits for its first session. */
  isFirst: boolean
}

/** The first step of a program with sessions is the time of the first one. */
function PurchasePaid({ trackerId, hasSessions, isFirst }: PurchasePaidProps) {
  if (!trackerId) return null
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      {hasSessions && (
        <Link
          to="/konsultasi/jadwal"
          search={{ tracker: trackerId }}
          className={buttonStyles({ size: 'lg' })}
        >
          {isFirst ? m.cart_book_first_session() : m.cart_book_session()}
        </Link>
      )}
      <Link
        to="/tracker/$id"
        params={{ id: trackerId }}
        className={buttonStyles({ size: 'lg', variant: hasSessions ? 'secondary' : 'primary' })}
      >
        {m.cart_open_tracker()}
      </Link>
    </div>
  )
}

type PurchaseUnpaidProps = {
  productServiceId: string
  /** Of a single consultation. */
  nutritionist: string | null
}

/** The member can make the same choice again, or choose another time for a consultation. */
function PurchaseUnpaid({ productServiceId, nutritionist }: PurchaseUnpaidProps) {
  if (nutritionist !== null)
    return (
      <Link
        to="/konsultasi/jadwal"
        search={{ nutritionist }}
        className={buttonStyles({ size: 'lg', className: 'sm:self-start' })}
      >
        {m.cart_single_choose_time()}
      </Link>
    )
  return (
    <Link
      to="/cart/check-order"
      search={{ 'product-service-id': productServiceId }}
      className={buttonStyles({ size: 'lg', className: 'sm:self-start' })}
    >
      {m.cart_choose_again()}
    </Link>
  )
}
