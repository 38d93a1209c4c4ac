import { useServerFn } from '@tanstack/react-start'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { GoodwillForm } from '#app/features/admin/refunds/goodwill-form.tsx'
import { RefundFacts } from '#app/features/admin/refunds/refund-facts.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { PurchaseDetail } from '#server/contract/admin-purchase.schema.ts'
import { nameFromSlug } from '#server/contract/single-consultation.ts'
import { sendPolicyRefund, sendPurchaseAct } from './admin-purchases.functions.ts'
import { CancelPurchase } from './cancel-purchase.tsx'
import { GivenUpProgram } from './given-up-program.tsx'
import { OddPayments } from './odd-payments.tsx'
import { PurchaseReceipts } from './purchase-receipts.tsx'
import { PurchaseState } from './purchase-state.tsx'
import { PurchaseTimeline } from './purchase-timeline.tsx'

/** One purchase: its buyer, what staff can do, and all that happened to it. */
export function PurchasePage({ purchase }: { purchase: PurchaseDetail }) {
  const { orderNumber, events } = purchase
  return (
    <AdminPage title={m.admin_purchase_title({ number: orderNumber })}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <PurchaseFacts purchase={purchase} />
          <OddPayments purchase={purchase} />
          <GivenUpProgram purchase={purchase} />
          <PurchaseActs purchase={purchase} />
          <CancelPurchase purchase={purchase} />
          <PurchaseRefund purchase={purchase} />
          <PurchaseReceipts purchase={purchase} />
        </div>
        <PurchaseTimeline events={events} />
      </div>
    </AdminPage>
  )
}

function PurchaseFacts({ purchase }: { purchase: PurchaseDetail }) {
  const { buyer, state, totalRupiah, refundedRupiah, receiptNumber, paidAt } = purchase
  const facts = [
    [m.admin_purchase_buyer(), buyer.isDeleted ? m.admin_purchase_buyer_deleted() : buyer.name],
    [m.admin_purchase_email(), buyer.email],
    [
      m.admin_purchase_service(),
      m.admin_purchase_bought({
        name: nameFromSlug(purchase.programSlug),
        weeks: purchase.durationWeeks,
      }),
    ],
    [m.admin_purchase_total(), formatRupiah(totalRupiah)],
    [m.admin_purchase_refunded(), refundedRupiah > 0 ? formatRupiah(refundedRupiah) : ''],
    [m.admin_purchase_paid_at(), paidAt ? momentInJakarta(paidAt) : ''],
    [m.admin_purchase_receipt(), receiptNumber ?? ''],
    [m.admin_purchase_attempt(), String(purchase.attempt)],
    [m.admin_purchase_id(), purchase.id],
  ] as const
  return (
    <Card className="flex flex-col gap-4">
      <p>
        <PurchaseState state={state} />
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </Card>
  )
}

function PurchaseActs({ purchase: { id, receiptNumber, buyer } }: { purchase: PurchaseDetail }) {
  const may = usePermissions()
  const act = useAdminMutation(useServerFn(sendPurchaseAct))
  if (!may('purchases.serve')) return null
  const done =
    act.variables?.act === 'receipt-mail' ? m.admin_receipt_mailed : m.admin_payment_asked
  return (
    <section aria-label={m.admin_purchase_acts()} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          isBusy={act.isPending}
          onClick={() => act.mutate({ id, act: 'payment-check' })}
        >
          {m.admin_payment_ask()}
        </Button>
        {receiptNumber && !buyer.isDeleted && (
          <Button
            variant="secondary"
            isBusy={act.isPending}
            onClick={() => act.mutate({ id, act: 'receipt-mail' })}
          >
            {m.admin_receipt_mail()}
          </Button>
        )}
      </div>
      <FailureAlert error={act.error} />
      <p role="status" className="empty:sr-only">
        {act.isSuccess && done()}
      </p>
    </section>
  )
}

/** The refund of the purchase, or what staff can give back. */
function PurchaseRefund({ purchase }: { purchase: PurchaseDetail }) {
  const may = usePermissions()
  const refund = useAdminMutation(useServerFn(sendPolicyRefund))
  const { id, refund: view, mostGoodwillRupiah } = purchase
  const { offer } = view
  const refunds = [...(view.refund ? [view.refund] : []), ...view.goodwill, ...view.surplus]
  return (
    <section aria-labelledby="refund-heading" className="flex flex-col gap-4">
      <h2 id="refund-heading" className="text-xl">
        {m.admin_refund()}
      </h2>
      {refunds.map((it) => (
        <RefundFacts key={it.id} refund={it} isGoodwill={view.goodwill.includes(it)} />
      ))}
      {!view.refund && offer && (
        <p>
          {offer.basis === 'whole'
            ? m.admin_refund_whole({ amount: formatRupiah(offer.amountRupiah) })
            : m.admin_refund_unused({ amount: formatRupiah(offer.amountRupiah) })}
        </p>
      )}
      {!view.refund && offer && may('refunds.decide') && (
        <Button
          variant="caution"
          className="self-start"
          isBusy={refund.isPending}
          onClick={() => refund.mutate({ id, amountRupiah: offer.amountRupiah })}
        >
          {m.admin_refund_by_policy({ amount: formatRupiah(offer.amountRupiah) })}
        </Button>
      )}
      <FailureAlert error={refund.error} />
      {mostGoodwillRupiah > 0 && may('refunds.propose') && (
        <GoodwillForm transactionId={id} mostRupiah={mostGoodwillRupiah} />
      )}
      {refunds.length === 0 && !offer && mostGoodwillRupiah === 0 && <p>{m.admin_refund_none()}</p>}
    </section>
  )
}
