import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import type { PurchaseDetail } from '#server/contract/admin-purchase.schema.ts'

/** Money of another amount than the order's, and the way to the provider, where it goes back. */
export function OddPayments({
  purchase: { oddPayments, dashboard, totalRupiah },
}: {
  purchase: PurchaseDetail
}) {
  if (oddPayments.length === 0) return null
  return (
    <Alert tone="warning" title={m.admin_odd_title()}>
      <div className="flex flex-col gap-3">
        <p>{m.admin_odd_text({ total: formatRupiah(totalRupiah) })}</p>
        <ul className="list-disc pl-5">
          {oddPayments.map(({ attempt, amountRupiah, providerOrderId }) => (
            <li key={`${providerOrderId} ${amountRupiah}`} className="wrap-anywhere">
              {m.admin_odd_payment({
                amount:
                  amountRupiah === null ? m.admin_odd_unreadable() : formatRupiah(amountRupiah),
                attempt,
                id: providerOrderId,
              })}
            </li>
          ))}
        </ul>
        <a
          href={dashboard.url}
          target="_blank"
          rel="noreferrer"
          className="self-start font-semibold underline"
        >
          {m.admin_odd_dashboard({ name: dashboard.providerName })}
        </a>
      </div>
    </Alert>
  )
}
