import { Link } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { formatDate, formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import type { RefundDetail } from '#server/contract/admin-purchase.schema.ts'
import { PayoutForm } from './payout-form.tsx'
import { RefundDecision } from './refund-decision.tsx'

/** A refund by hand: where the money goes, who says it was sent, and who confirms that. */
export function RefundPage({ refund }: { refund: RefundDetail }) {
  const { orderNumber, amountRupiah, state, account, asked, transactionId } = refund
  return (
    <AdminPage
      title={m.admin_refund_title({ number: orderNumber })}
      description={m.admin_refund_intro({ amount: formatRupiah(amountRupiah) })}
    >
      <Link
        to="/admin/pembelian/$id"
        params={{ id: transactionId }}
        className="self-start font-semibold text-link underline"
      >
        {m.admin_task_open_purchase({ number: orderNumber })}
      </Link>
      {refund.isSurplus && <p>{m.admin_refund_surplus()}</p>}
      {state === 'paid_back' && <Alert tone="success" title={m.admin_refund_paid_back()} />}
      {account && (
        <Card className="flex flex-col gap-1">
          <h2 className="text-xl">{m.admin_account()}</h2>
          <p className="font-semibold tabular-nums">
            {account.bank} {account.number ?? m.admin_account_sealed()}
          </p>
          <p>{account.holder}</p>
        </Card>
      )}
      {state === 'by_hand' && asked && <Asked asked={asked} />}
      {state === 'by_hand' && !asked && <PayoutForm refundId={refund.id} needsAccount={!account} />}
    </AdminPage>
  )
}

function Asked({ asked }: { asked: NonNullable<RefundDetail['asked']> }) {
  const facts = [
    [m.admin_payout_paid_on(), formatDate(asked.paidOn)],
    [m.admin_payout_reference(), asked.reference],
    [m.admin_payout_evidence(), asked.evidence],
    [m.admin_why(), asked.reason],
  ] as const
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">{m.admin_payout_asked()}</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-muted text-sm">
        {m.admin_asked_by({
          name: asked.requestedBy,
          moment: momentInJakarta(asked.requestedAt),
        })}
      </p>
      {!asked.isUpToDate && (
        <Alert tone="warning" title={m.admin_payout_outdated()}>
          {m.admin_payout_outdated_text()}
        </Alert>
      )}
      <RefundDecision
        approvalId={asked.approvalId}
        isMine={asked.isMine}
        isOutdated={!asked.isUpToDate}
        approve={m.admin_payout_approve()}
      />
    </Card>
  )
}
