import { Link } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import type { SoldServiceDetail } from '#server/contract/admin-catalogue.schema.ts'
import { nutritionistOfConsultation } from '#server/contract/single-consultation.ts'
import { AskedPrice } from './asked-price.tsx'
import { PriceForm } from './price-form.tsx'
import { SaleForm } from './sale-form.tsx'
import { serviceNameOf, taxClassNames } from './service-words.ts'
import { PriceNow } from './services-page.tsx'

/** One service: its prices, what a change meets, and the forms that change it. */
export function ServicePage({ service }: { service: SoldServiceDetail }) {
  const may = usePermissions()
  const { isNew, withdrawnAt, coming, past, asked } = service
  return (
    <AdminPage title={serviceNameOf(service)}>
      {withdrawnAt !== null && (
        <Alert
          tone="warning"
          title={m.admin_sale_since({ moment: momentInJakarta(withdrawnAt) })}
        />
      )}
      {isNew && <Alert tone="info" title={m.admin_sold_new()} />}
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <Facts service={service} />
          <Terms title={m.admin_sold_coming()} terms={coming} />
          <Terms title={m.admin_sold_past()} terms={past} none={m.admin_sold_past_none()} />
        </div>
        <div className="flex flex-col gap-6">
          {asked ? <AskedPrice service={service} asked={asked} /> : <PriceForm service={service} />}
          {may('prices.decide') && !isNew && <SaleForm service={service} />}
        </div>
      </div>
    </AdminPage>
  )
}

function Facts({ service }: { service: SoldServiceDetail }) {
  const { isNew, carts, openOrders } = service
  const facts = [
    [m.admin_sold_now(), isNew ? '–' : <PriceNow key="now" service={service} />],
    [m.admin_sold_tax(), <Tax key="tax" service={service} />],
    [m.admin_sold_carts(), carts],
    [m.admin_sold_orders(), openOrders],
    [m.admin_sold_shown(), <Pages key="pages" service={service} />],
  ] as const
  return (
    <Card>
      <dl className="grid grid-cols-[2fr_3fr] gap-x-6 gap-y-2 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The tax class, and that it does not count yet while the company is not PKP. */
function Tax({ service: { taxClass, isPkp } }: { service: SoldServiceDetail }) {
  return (
    <span className="flex flex-col">
      {taxClassNames[taxClass]()}
      {!isPkp && taxClass !== 'non_pkp' && (
        <span className="text-ink-muted">{m.admin_sold_tax_later()}</span>
      )}
    </span>
  )
}

/** The public pages that show the price. */
function Pages({ service: { id, programSlug } }: { service: SoldServiceDetail }) {
  const nutritionist = nutritionistOfConsultation(programSlug)
  const link = 'text-link underline'
  if (nutritionist !== null)
    return (
      <Link to="/ahli-gizi/$slug" params={{ slug: nutritionist }} className={link}>
        {m.admin_sold_page_nutritionist()}
      </Link>
    )
  return (
    <span className="flex flex-col gap-1">
      <Link to="/pricing" className={link}>
        {m.admin_sold_page_pricing()}
      </Link>
      <Link to="/program/$slug" params={{ slug: programSlug }} className={link}>
        {m.admin_sold_page_program()}
      </Link>
      <Link to="/cart/check-order" search={{ 'product-service-id': id }} className={link}>
        {m.admin_sold_page_order()}
      </Link>
    </span>
  )
}

type TermsProps = { title: string; terms: SoldServiceDetail['past']; none?: string }

function Terms({ title, terms, none }: TermsProps) {
  if (terms.length === 0 && none === undefined) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {terms.length === 0 ? (
        <p>{none}</p>
      ) : (
        <AdminTable
          caption={title}
          columns={[m.admin_sold_start(), m.admin_sold_price(), m.admin_sold_tax()]}
          rows={terms.map(({ startsAt, priceRupiah, taxClass }, index) => ({
            key: `${index}`,
            cells: [
              momentInJakarta(startsAt),
              <span key="price" className="tabular-nums">
                {formatRupiah(priceRupiah)}
              </span>,
              taxClassNames[taxClass](),
            ],
          }))}
        />
      )}
    </section>
  )
}
