import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { serviceNameOf } from '#app/features/admin/catalogue/service-words.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import type { StaffPromos } from '#server/contract/admin-promo.schema.ts'
import { CodeTable } from './code-table.tsx'
import { MakeCode } from './make-code.tsx'
import { MakePromotion } from './make-promotion.tsx'
import { PromoEnd } from './promo-end.tsx'
import { PromoPeriod } from './promo-period.tsx'

/** Promotions and promo codes: what there is, and the forms that make or end one. */
export function PromosPage({ promotions, codes, services }: StaffPromos) {
  return (
    <AdminPage title={m.admin_promo()} description={m.admin_promo_text()}>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{m.admin_promo_list()}</h2>
        <MakePromotion services={services} />
        {promotions.length === 0 ? (
          <p>{m.admin_promo_none()}</p>
        ) : (
          <Promotions promotions={promotions} />
        )}
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{m.admin_promo_codes()}</h2>
        <MakeCode services={services} />
        {codes.length === 0 ? (
          <p>{m.admin_promo_codes_none()}</p>
        ) : (
          <CodeTable codes={codes} services={services} />
        )}
      </section>
    </AdminPage>
  )
}

function Promotions({ promotions }: Pick<StaffPromos, 'promotions'>) {
  return (
    <AdminTable
      caption={m.admin_promo_list()}
      columns={[
        m.admin_promo_name(),
        m.admin_promo_state(),
        m.admin_promo_prices(),
        m.admin_promo_change(),
      ]}
      rows={promotions.map((promotion) => ({
        key: promotion.id,
        cells: [
          <strong key="id">{promotion.id}</strong>,
          <PromoPeriod key="period" {...promotion} />,
          <ul key="prices" className="tabular-nums">
            {promotion.prices.map((price) => (
              <li key={price.productServiceId}>
                {m.admin_promo_price_line({
                  service: serviceNameOf(price),
                  price: formatRupiah(price.priceRupiah),
                  regular: formatRupiah(price.regularPriceRupiah),
                })}
              </li>
            ))}
          </ul>,
          promotion.state === 'ended' ? (
            '–'
          ) : (
            <PromoEnd key="end" kind="end-promotion" id={promotion.id} />
          ),
        ],
      }))}
    />
  )
}
