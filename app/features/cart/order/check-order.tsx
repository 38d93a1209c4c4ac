import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { textOfError } from '#app/errors/error-text.ts'
import { TwoColumns } from '#app/features/cart/two-columns.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { newClientId } from '#app/lib/client-id.ts'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyles } from '#app/ui/button.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { nutritionistOfConsultation } from '#server/contract/single-consultation.ts'
import { LeaveOrder } from './leave-order.tsx'
import type { CheckedOrder } from './order.server.ts'
import { OrderAsGuest } from './order-as-guest.tsx'
import type { OrderChange, OrderChoice } from './order-search.ts'
import { OrderSteps } from './order-steps.tsx'
import { OrderSummary } from './order-summary.tsx'
import { ChooseTimeFirst, OtherTime } from './order-time.tsx'
import { OtpStep } from './otp/otp-step.tsx'
import { PaidSessionNote } from './paid-session.tsx'
import { PlaceOrder } from './place-order.tsx'

type CheckOrderProps = {
  choice: OrderChoice
  order: CheckedOrder & { kind: 'found' }
  isGuest: boolean
  /** The order that waits for its code. The address carries it, so it survives a reload. */
  orderId: string | undefined
  mailboxUrl: string
  onChange: (change: OrderChange) => void
  onOrderPlaced: (orderId: string) => void
  onBack: () => void
  referralField: ReactNode
}

/** The order page: first the summary, then the code that confirms it. */
export function CheckOrder({
  choice,
  order,
  isGuest,
  orderId,
  mailboxUrl,
  onChange,
  onOrderPlaced,
  onBack,
  referralField,
}: CheckOrderProps) {
  const { choiceKey, renewKey } = useOrderKey({
    ...choice,
    nutritionist: order.proposal.nutritionist?.slug,
  })
  // Unknown after a reload. The user may then request a code at once, and the backend decides.
  const [resendAtMs, setResendAtMs] = useState(0)
  const { pendingTransactionId } = order.check
  const isConfirming = orderId !== undefined && pendingTransactionId === null
  const nutritionist = nutritionistOfConsultation(order.check.productService.programSlug)
  const isWithoutTime = nutritionist !== null && !choice.session
  const isOpen = orderId === undefined && pendingTransactionId === null
  return (
    <TwoColumns
      heading={
        <>
          <OrderSteps
            current={pendingTransactionId ? 'pay' : isConfirming ? 'code' : 'check'}
            needsCode={order.check.needsCode}
          />
          {isConfirming ? (
            <OtpStep
              orderId={orderId}
              mailboxUrl={mailboxUrl}
              resendAtMs={resendAtMs}
              onCodeSent={setResendAtMs}
              onBack={onBack}
            />
          ) : (
            <PageHeading
              title={
                order.check.program?.isExtension ? m.cart_extension_title() : m.cart_order_title()
              }
              description={m.cart_order_intro()}
            />
          )}
        </>
      }
      facts={
        <OrderSummary
          order={order}
          choice={choice}
          onChange={isOpen ? onChange : undefined}
          referralField={referralField}
        />
      }
    >
      {pendingTransactionId && <PendingNotice transactionId={pendingTransactionId} />}
      {isOpen && nutritionist && order.paidSession && (
        <PaidSessionNote
          paid={order.paidSession}
          nutritionist={nutritionist}
          session={choice.session}
        />
      )}
      {isOpen && isWithoutTime && <ChooseTimeFirst nutritionist={nutritionist} />}
      {isOpen && !isWithoutTime && isGuest && <OrderAsGuest check={order.check} />}
      {isOpen && !isWithoutTime && !isGuest && (
        <>
          <PlaceOrder
            choice={shownChoice(choice, order)}
            choiceKey={choiceKey}
            check={order.check}
            onClosed={renewKey}
            onPlaced={(placedId, resendAt) => {
              setResendAtMs(resendAt)
              onOrderPlaced(placedId)
            }}
          />
          {nutritionist ? (
            <OtherTime nutritionist={nutritionist} session={choice.session} />
          ) : (
            <LeaveOrder subject={choice.subject} />
          )}
        </>
      )}
    </TwoColumns>
  )
}

/**
 * One key per choice, so that repeated presses and retries place one order. The page itself stays:
 * another choice clears nothing that the user typed or ticked.
 */
function useOrderKey(choice: OrderChoice) {
  const chosen = JSON.stringify(choice)
  const [held, setHeld] = useState(() => ({ chosen, key: newClientId() }))
  // An order closed in another tab needs a new key, too.
  const renewKey = () => setHeld({ chosen, key: newClientId() })
  if (held.chosen !== chosen) renewKey()
  return { choiceKey: held.key, renewKey }
}

/** Orders what the page shows: the proposed nutritionist, and no refused promo code. */
function shownChoice(
  { subject, promoCode, session }: OrderChoice,
  { check, proposal }: CheckOrderProps['order'],
): OrderChoice {
  return {
    subject,
    promoCode: check.promoRefusal ? undefined : promoCode,
    nutritionist: proposal.nutritionist?.slug,
    session,
  }
}

type PendingNoticeProps = { transactionId: string }

/** The same service already has a pending payment. */
function PendingNotice({ transactionId }: PendingNoticeProps) {
  return (
    <section className="flex flex-col gap-5">
      <Alert tone="warning" title={textOfError('ERR_TRANSACTION_PENDING')}>
        {m.cart_pending_text()}
      </Alert>
      <Link
        to="/transaction/$id"
        params={{ id: transactionId }}
        className={buttonStyles({ size: 'lg', className: 'sm:self-start' })}
      >
        {m.cart_pending_link()}
      </Link>
    </section>
  )
}
