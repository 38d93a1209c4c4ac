import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { serviceNameOf } from '#app/features/admin/catalogue/service-words.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { StaffPromos } from '#server/contract/admin-promo.schema.ts'
import { PromoEnd } from './promo-end.tsx'
import { PromoPeriod } from './promo-period.tsx'
import { QuotaForm } from './quota-form.tsx'

type CodeTableProps = Pick<StaffPromos, 'codes' | 'services'>
type Code = StaffPromos['codes'][number]

/** Every promo code, how often it is used, and how it changes. */
export function CodeTable({ codes, services }: CodeTableProps) {
  const nameOf = (id: string) => {
    const service = services.find(({ productServiceId }) => productServiceId === id)
    return service ? serviceNameOf(service) : id
  }
  return (
    <AdminTable
      caption={m.admin_promo_codes()}
      columns={[
        m.admin_promo_code(),
        m.admin_promo_state(),
        m.admin_promo_discount(),
        m.admin_promo_for(),
        m.admin_promo_used(),
        m.admin_promo_change(),
      ]}
      rows={codes.map((code) => ({
        key: code.code,
        cells: [
          <strong key="code">{code.code}</strong>,
          <PromoPeriod key="period" {...code} />,
          <Discount key="discount" code={code} />,
          code.productServiceIds.map(nameOf).join('; ') || m.admin_promo_for_all(),
          <span key="used" className="tabular-nums">
            {m.admin_promo_used_of({ used: code.used, quota: code.quota })}
          </span>,
          code.state === 'ended' ? (
            '–'
          ) : (
            <div key="change">
              <PromoEnd kind="end-code" id={code.code} />
              <QuotaForm code={code} />
            </div>
          ),
        ],
      }))}
    />
  )
}

function Discount({ code: { discountKind, discountValue, minimumRupiah } }: { code: Code }) {
  return (
    <span className="tabular-nums">
      {discountKind === 'percent'
        ? m.admin_promo_percent({ value: discountValue })
        : formatRupiah(discountValue)}
      {minimumRupiah > 0 && (
        <> {m.admin_promo_from_total({ price: formatRupiah(minimumRupiah) })}</>
      )}
    </span>
  )
}
