import { Link } from '@tanstack/react-router'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { PurchaseList } from '#server/contract/admin-purchase.schema.ts'
import { nameFromSlug } from '#server/contract/single-consultation.ts'
import { PurchaseState } from './purchase-state.tsx'

/** Purchases without their buyers, whom only the purchase itself shows. */
export function PurchaseTable({ purchases }: Pick<PurchaseList, 'purchases'>) {
  return (
    <AdminTable
      caption={m.admin_purchases()}
      columns={[
        m.admin_purchase_number(),
        m.admin_purchase_service(),
        m.admin_purchase_state(),
        m.admin_purchase_total(),
        m.admin_purchase_at(),
      ]}
      rows={purchases.map((purchase) => ({
        key: purchase.id,
        cells: [
          <Link
            key="number"
            to="/admin/pembelian/$id"
            params={{ id: purchase.id }}
            className="font-semibold text-link underline"
          >
            {purchase.orderNumber}
          </Link>,
          m.admin_purchase_bought({
            name: nameFromSlug(purchase.programSlug),
            weeks: purchase.durationWeeks,
          }),
          <PurchaseState key="state" state={purchase.state} />,
          <span key="total" className="tabular-nums">
            {formatRupiah(purchase.totalRupiah)}
          </span>,
          momentInJakarta(purchase.createdAt),
        ],
      }))}
    />
  )
}
