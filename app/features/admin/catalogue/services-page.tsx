import { Link } from '@tanstack/react-router'
import { AdminPage } from '#app/features/admin/admin-page.tsx'
import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { momentInJakarta } from '#app/features/admin/moment-in-jakarta.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import type { SoldService, SoldServices } from '#server/contract/admin-catalogue.schema.ts'
import type { PkpDesk } from '#server/contract/admin-pkp.schema.ts'
import { isConsultationSlug } from '#server/contract/single-consultation.ts'
import { PkpSection } from './pkp-section.tsx'
import { serviceNameOf } from './service-words.ts'

/** Every service with its price of now, the coming ones, and whether it is on sale; and the PPN. */
export function ServicesPage({ services, pkp }: SoldServices & { pkp: PkpDesk }) {
  const isConsultation = ({ programSlug }: SoldService) => isConsultationSlug(programSlug)
  return (
    <AdminPage title={m.admin_sold()} description={m.admin_sold_text()}>
      <PkpSection desk={pkp} />
      <Services
        title={m.admin_sold_programs()}
        services={services.filter((service) => !isConsultation(service))}
      />
      <Services title={m.admin_sold_consultations()} services={services.filter(isConsultation)} />
    </AdminPage>
  )
}

function Services({ title, services }: SoldServices & { title: string }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      <AdminTable
        caption={title}
        columns={[
          m.admin_sold_service(),
          m.admin_sold_now(),
          m.admin_sold_coming(),
          m.admin_sold_state(),
        ]}
        rows={services.map((service) => ({ key: service.id, cells: cellsOf(service) }))}
      />
    </section>
  )
}

function cellsOf(service: SoldService) {
  const { id, coming, withdrawnAt, isAsked } = service
  return [
    <Link
      key="name"
      to="/admin/harga/$id"
      params={{ id }}
      className="font-semibold text-link underline"
    >
      {serviceNameOf(service)}
    </Link>,
    <PriceNow key="now" service={service} />,
    coming.length === 0 ? (
      '–'
    ) : (
      <ul key="coming" className="tabular-nums">
        {coming.map(({ startsAt, priceRupiah }) => (
          <li key={startsAt}>
            {m.admin_sold_coming_line({
              price: formatRupiah(priceRupiah),
              moment: momentInJakarta(startsAt),
            })}
          </li>
        ))}
      </ul>
    ),
    <span key="state" className="flex flex-wrap gap-2">
      {withdrawnAt === null ? (
        m.admin_sold_on()
      ) : (
        <Badge tone="warning">{m.admin_sold_off()}</Badge>
      )}
      {isAsked && <Badge tone="warning">{m.admin_sold_asked()}</Badge>}
    </span>,
  ]
}

/** What an order of now pays; during a promo with the regular price. */
export function PriceNow({ service }: { service: SoldService }) {
  const { priceRupiah, regularPriceRupiah, promotionId } = service
  return (
    <span className="flex flex-col tabular-nums">
      <span className="font-semibold">{formatRupiah(priceRupiah)}</span>
      {promotionId !== null && (
        <span className="text-ink-muted">
          {m.admin_sold_regular({ price: formatRupiah(regularPriceRupiah) })},{' '}
          {m.admin_sold_promo({ id: promotionId })}
        </span>
      )}
    </span>
  )
}
