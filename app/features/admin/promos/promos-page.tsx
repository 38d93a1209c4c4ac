import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { serviceNameOf } from '#app/features/admin/catalogue/service-words.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import type { StaffPromos } from '#server/contract/admin-promo.schema.ts'
import { CodeTable } from './code-table.tsx'
import { MakeCode } from './make-code.tsx'
import { MakePromotion } from './make-promotion.tsx'
import { PromoEnd } from './promo-end.tsx'
import { languagesWithoutText, type PromoTexts, textsWithoutPromo } from './promo-gaps.ts'
import { PromoPeriod } from './promo-period.tsx'

type PromosPageProps = StaffPromos & { texts: PromoTexts | undefined }

/** Promotions and promo codes: what there is, and the forms that make or end one. */
export function PromosPage({ promotions, codes, services, texts }: PromosPageProps) {
  const lonely = texts ? textsWithoutPromo(promotions, texts) : []
  return (
    <AdminPage title={m.admin_promo()} description={m.admin_promo_text()}>
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{m.admin_promo_list()}</h2>
        {lonely.length > 0 && (
          <Alert tone="warning" title={m.admin_promo_lonely()}>
            {lonely.join(', ')}
          </Alert>
        )}
        <MakePromotion services={services} />
        {promotions.length === 0 ? (
          <p>{m.admin_promo_none()}</p>
        ) : (
          <Promotions {...{ promotions, texts }} />
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

function Promotions({ promotions, texts }: Pick<PromosPageProps, 'promotions' | 'texts'>) {
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
          <div key="id" className="flex flex-col items-start gap-1">
            <strong>{promotion.id}</strong>
            {texts &&
              languagesWithoutText(promotion, texts).map((locale) => (
                <Badge key={locale} tone="warning">
                  {locale === 'id' ? m.admin_promo_no_text_id() : m.admin_promo_no_text_en()}
                </Badge>
              ))}
          </div>,
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
