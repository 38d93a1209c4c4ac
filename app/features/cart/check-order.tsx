import { useState } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { PageHeading } from '#app/ui/page-heading.tsx'
import type { OrderSubject } from '#server/contract/purchase.schema.ts'
import { newIdempotencyKey } from './idempotency-key.ts'
import type { CheckedOrder } from './order.server.ts'
import { OrderStart } from './order-start.tsx'
import { OrderSteps } from './order-steps.tsx'
import { OrderSummary } from './order-summary.tsx'
import { OtpStep } from './otp-step.tsx'
import { PendingNotice } from './pending-notice.tsx'
import { TwoColumns } from './two-columns.tsx'

type CheckOrderProps = {
  subject: OrderSubject
  order: CheckedOrder & { kind: 'found' }
  /** Of the order that waits for its code; it lives in the address and survives a reload. */
  orderId: string | undefined
  mailboxUrl: string
  onOrderPlaced: (orderId: string) => void
  onBack: () => void
}

/** The order page: what is bought, then the code that confirms it. */
export function CheckOrder({
  subject,
  order,
  orderId,
  mailboxUrl,
  onOrderPlaced,
  onBack,
}: CheckOrderProps) {
  // Made once per visit of the page: pressed twice, or again after a failure, it is one order. An
  // order that was closed elsewhere is over, and the next press makes another.
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  // Unknown after a reload: then a new code may be asked for at once, and the backend decides.
  const [resendAtMs, setResendAtMs] = useState(0)
  const { pendingTransactionId } = order.check
  const isConfirming = orderId !== undefined && pendingTransactionId === null
  return (
    <TwoColumns
      heading={
        <>
          <OrderSteps current={pendingTransactionId ? 'pay' : isConfirming ? 'code' : 'check'} />
          {isConfirming ? (
            <OtpStep
              orderId={orderId}
              mailboxUrl={mailboxUrl}
              resendAtMs={resendAtMs}
              onCodeSent={setResendAtMs}
              onBack={onBack}
            />
          ) : (
            <PageHeading title={m.cart_order_title()} description={m.cart_order_intro()} />
          )}
        </>
      }
      facts={<OrderSummary order={order} />}
    >
      {pendingTransactionId && <PendingNotice transactionId={pendingTransactionId} />}
      {!pendingTransactionId && !orderId && (
        <OrderStart
          subject={subject}
          idempotencyKey={idempotencyKey}
          check={order.check}
          onClosed={() => setIdempotencyKey(newIdempotencyKey())}
          onPlaced={(placedId, resendAt) => {
            setResendAtMs(resendAt)
            onOrderPlaced(placedId)
          }}
        />
      )}
    </TwoColumns>
  )
}
