import { Link } from '@tanstack/react-router'
import { useServerFn } from '@tanstack/react-start'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AskedCard } from '#app/features/admin/asked-card.tsx'
import { paidFactsOf } from '#app/features/admin/paid-fields.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import type { RefundDetail } from '#server/contract/admin-purchase.schema.ts'
import { sendDecision } from './admin-refunds.functions.ts'
import { PayoutForm } from './payout-form.tsx'

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
      {state === 'by_hand' && !asked && <PayoutForm refund={refund} />}
    </AdminPage>
  )
}

function Asked({ asked }: { asked: NonNullable<RefundDetail['asked']> }) {
  const may = usePermissions()
  const decide = useAdminMutation(useServerFn(sendDecision))
  return (
    <AskedCard
      title={m.admin_payout_asked()}
      facts={paidFactsOf(asked)}
      asked={asked}
      outdated={
        !asked.isUpToDate && {
          title: m.admin_payout_outdated(),
          text: m.admin_payout_outdated_text(),
        }
      }
      mayDecide={may('refunds.decide')}
      approve={m.admin_payout_approve()}
      decide={decide}
    />
  )
}
