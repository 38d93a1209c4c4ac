import * as v from 'valibot'
import { serviceNameOf } from '#app/features/admin/catalogue/service-words.ts'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { rupiahTypedSchema } from '#app/features/admin/rupiah-typed.schema.ts'
import { formatRupiah } from '#app/i18n/format.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import {
  promoEndSchema,
  promotionWishSchema,
  type StaffPromos,
} from '#server/contract/admin-promo.schema.ts'
import { PromoEffectPanel } from './promo-effect.tsx'
import { PromoPeriodFields, promoPeriodEntries } from './promo-period-fields.tsx'
import { usePromoMaking } from './use-promo-making.ts'

/** The fields of prices are named after their services. An empty one is not in the promo. */
const formSchema = v.objectWithRest(
  {
    id: promotionWishSchema.entries.id,
    ...promoPeriodEntries,
    reason: promoEndSchema.entries.reason,
  },
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
    rupiahTypedSchema,
  ]),
)

/** Makes a promotion after showing its effect. */
export function MakePromotion({ services }: Pick<StaffPromos, 'services'>) {
  const making = usePromoMaking()
  const form = useValidatedForm(formSchema, ({ id, startsAt, endsAt, reason, ...typed }) => {
    const prices = Object.entries(typed).flatMap(([productServiceId, priceRupiah]) =>
      priceRupiah === undefined ? [] : { productServiceId, priceRupiah },
    )
    making.foresee({ kind: 'promotion', promotion: { id, startsAt, endsAt, prices } }, reason)
  })
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_promo_make()}
      </summary>
      <form
        {...form.formProps}
        onChange={making.takeBack}
        className="flex max-w-3xl flex-col gap-4 pt-2 pb-4"
      >
        <TextField
          name="id"
          label={m.admin_promo_name()}
          hint={m.admin_promo_name_hint()}
          autoComplete="off"
          maxLength={60}
          problem={form.problem('id', m.admin_promo_name_wrong())}
        />
        <PromoPeriodFields form={form} />
        <fieldset className="flex flex-col gap-3">
          <legend className="pb-1 font-semibold">{m.admin_promo_prices()}</legend>
          <p className="text-ink-muted text-sm">{m.admin_promo_price_hint()}</p>
          <div className="grid gap-3 sm:grid-cols-2">
            {services.map((service) => (
              <TextField
                key={service.productServiceId}
                name={service.productServiceId}
                label={m.admin_promo_price_of({
                  service: serviceNameOf(service),
                  price: formatRupiah(service.regularPriceRupiah),
                })}
                inputMode="numeric"
                autoComplete="off"
                optionalMark={m.admin_optional()}
                problem={form.problem(service.productServiceId, m.admin_promo_price_wrong())}
              />
            ))}
          </div>
        </fieldset>
        <ReasonField form={form} />
        <PromoEffectPanel making={making} />
      </form>
    </details>
  )
}
