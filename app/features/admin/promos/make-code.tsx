import * as v from 'valibot'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { NativeSelect } from '#app/ui/native-select.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  isModerate,
  mostUses,
  promoCodeWishSchema,
  promoEndSchema,
  type StaffPromos,
} from '#server/contract/admin-promo.schema.ts'
import { isConsultationSlug, nameFromSlug } from '#server/contract/single-consultation.ts'
import { PromoEffectPanel } from './promo-effect.tsx'
import { PromoPeriodFields, promoPeriodEntries } from './promo-period-fields.tsx'
import { usePromoMaking } from './use-promo-making.ts'

const wholeSchema = v.pipe(
  v.string(),
  v.regex(/^\d[\d.,\s]*$/),
  v.transform((typed) => Number(typed.replaceAll(/[.,\s]/g, ''))),
)
const { code, quota, minimumRupiah, discountKind, discountValue } = promoCodeWishSchema.entries

/** Makes a promo code after showing its effect. It is for all services, or for one program. */
export function MakeCode({ services }: Pick<StaffPromos, 'services'>) {
  const making = usePromoMaking()
  const slugs = [...new Set(services.map(({ programSlug }) => programSlug))].filter(
    (slug) => !isConsultationSlug(slug),
  )
  const formSchema = v.pipe(
    v.object({
      ...{ code, ...promoPeriodEntries, discountKind },
      quota: v.pipe(wholeSchema, quota),
      minimumRupiah: v.pipe(wholeSchema, minimumRupiah),
      discountValue: v.pipe(wholeSchema, discountValue),
      program: v.string(),
      reason: promoEndSchema.entries.reason,
    }),
    v.forward(
      v.check((typed) => isModerate(typed)),
      ['discountValue'],
    ),
    v.transform(({ program, reason, ...wish }) => ({
      reason,
      wish: {
        ...wish,
        productServiceIds: services
          .filter(({ programSlug }) => programSlug === program)
          .map(({ productServiceId }) => productServiceId),
      },
    })),
  )
  const form = useValidatedForm(formSchema, ({ wish, reason }) =>
    making.foresee({ kind: 'code', code: wish }, reason),
  )
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_promo_make_code()}
      </summary>
      <form
        {...form.formProps}
        onChange={making.takeBack}
        className="flex max-w-xl flex-col gap-4 pt-2 pb-4"
      >
        <TextField
          name="code"
          label={m.admin_promo_code()}
          autoComplete="off"
          maxLength={32}
          problem={form.problem('code', m.admin_promo_code_wrong())}
        />
        <NativeSelect
          name="discountKind"
          label={m.admin_promo_kind()}
          options={[
            { value: 'percent', label: m.admin_promo_kind_percent() },
            { value: 'rupiah', label: m.admin_promo_kind_rupiah() },
          ]}
        />
        <TextField
          name="discountValue"
          label={m.admin_promo_value()}
          inputMode="numeric"
          autoComplete="off"
          problem={form.problem('discountValue', m.admin_promo_value_wrong())}
        />
        <TextField
          name="minimumRupiah"
          label={m.admin_promo_minimum()}
          inputMode="numeric"
          autoComplete="off"
          defaultValue="0"
          problem={form.problem('minimumRupiah', m.admin_promo_minimum_wrong())}
        />
        <TextField
          name="quota"
          label={m.admin_promo_quota()}
          inputMode="numeric"
          autoComplete="off"
          problem={form.problem('quota', m.admin_promo_quota_wrong({ least: 1, most: mostUses }))}
        />
        <NativeSelect
          name="program"
          label={m.admin_promo_scope()}
          options={[
            { value: '', label: m.admin_promo_for_all() },
            ...slugs.map((slug) => ({ value: slug, label: nameFromSlug(slug) })),
          ]}
        />
        <PromoPeriodFields form={form} />
        <ReasonField form={form} />
        <PromoEffectPanel making={making} />
      </form>
    </details>
  )
}
