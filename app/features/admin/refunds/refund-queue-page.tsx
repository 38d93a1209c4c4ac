import { Link } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import type { RefundQueue } from '#server/contract/admin-purchase.schema.ts'
import { RefundDecision } from './refund-decision.tsx'

/** The refunds that people transfer, and those beyond the policy that wait for a second person. */
export function RefundQueuePage({ refunds, goodwill }: RefundQueue) {
  return (
    <AdminPage title={m.admin_refunds()} description={m.admin_refunds_text()}>
      {refunds.length > 0 ? <ByHand refunds={refunds} /> : <p>{m.admin_refunds_none()}</p>}
      <h2 className="text-xl">{m.admin_goodwill_queue()}</h2>
      {goodwill.length === 0 && <p>{m.admin_goodwill_none()}</p>}
      {goodwill.map((wish) => (
        <Card key={wish.approvalId} className="flex flex-col gap-3">
          <p className="font-semibold">
            <Link
              to="/admin/pembelian/$id"
              params={{ id: wish.transactionId }}
              className="text-link underline"
            >
              {wish.orderNumber}
            </Link>{' '}
            · {formatRupiah(wish.amountRupiah)}
          </p>
          <p>{wish.reason}</p>
          <p className="text-ink-muted text-sm">
            {m.admin_asked_by({
              name: wish.requestedBy,
              moment: momentInJakarta(wish.requestedAt),
            })}
          </p>
          <RefundDecision
            approvalId={wish.approvalId}
            isMine={wish.isMine}
            approve={m.admin_goodwill_approve()}
          />
        </Card>
      ))}
    </AdminPage>
  )
}

function ByHand({ refunds }: Pick<RefundQueue, 'refunds'>) {
  const may = usePermissions()
  return (
    <AdminTable
      caption={m.admin_refunds()}
      columns={[
        m.admin_purchase_number(),
        m.admin_refund_amount(),
        m.admin_refund_since(),
        m.admin_purchase_state(),
      ]}
      rows={refunds.map(({ id, orderNumber, amountRupiah, requestedAt, hasAccount, isAsked }) => ({
        key: id,
        cells: [
          may('refunds.propose') ? (
            <Link
              key="number"
              to="/admin/pengembalian/$id"
              params={{ id }}
              className="font-semibold text-link underline"
            >
              {orderNumber}
            </Link>
          ) : (
            orderNumber
          ),
          <span key="amount" className="tabular-nums">
            {formatRupiah(amountRupiah)}
          </span>,
          momentInJakarta(requestedAt),
          <Badge key="state" tone={isAsked ? 'warning' : 'neutral'}>
            {isAsked
              ? m.admin_refund_to_decide()
              : hasAccount
                ? m.admin_refund_to_pay()
                : m.admin_refund_no_account()}
          </Badge>,
        ],
      }))}
    />
  )
}
