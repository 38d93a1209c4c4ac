import { AdminTable } from '#app/features/admin/admin-table.tsx'
import { serviceNameOf } from '#app/features/admin/catalogue/service-words.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { usePromoMaking } from './use-promo-making.ts'

/** Shows the effect of the typed promo, with the button that makes it. */
export function PromoEffectPanel({ making }: { making: ReturnType<typeof usePromoMaking> }) {
  const { look, make, effect, makeForeseen } = making
  const changed = (effect?.services ?? []).filter(
    ({ beforeRupiah, afterRupiah }) => afterRupiah !== beforeRupiah,
  )
  return (
    <>
      <FailureAlert error={look.error} />
      <Button type="submit" variant="secondary" className="self-start" isBusy={look.isPending}>
        {m.admin_promo_see()}
      </Button>
      {effect && (
        <section className="flex flex-col gap-3">
          <h3 className="text-lg">{m.admin_promo_effect()}</h3>
          <p className="text-ink-muted text-sm">{m.admin_promo_effect_text()}</p>
          {changed.length === 0 ? (
            <p>{m.admin_promo_effect_none()}</p>
          ) : (
            <AdminTable
              caption={m.admin_promo_effect()}
              columns={[m.admin_sold_service(), m.admin_promo_before(), m.admin_promo_after()]}
              rows={changed.map((service) => ({
                key: service.productServiceId,
                cells: [
                  serviceNameOf(service),
                  <span key="before" className="tabular-nums">
                    {formatRupiah(service.beforeRupiah)}
                  </span>,
                  <strong key="after" className="tabular-nums">
                    {formatRupiah(service.afterRupiah)}
                  </strong>,
                ],
              }))}
            />
          )}
          <p className="text-ink-muted text-sm">
            {m.admin_promo_effect_same({ count: effect.services.length - changed.length })}
          </p>
          <FailureAlert error={make.error} />
          <Button className="self-start" isBusy={make.isPending} onClick={makeForeseen}>
            {m.admin_promo_confirm()}
          </Button>
        </section>
      )}
      <p role="status" className="empty:sr-only">
        {make.isSuccess && m.admin_promo_made()}
      </p>
    </>
  )
}
