import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import {
  mostUses,
  promoQuotaSchema,
  type StaffPromos,
} from '#server/contract/admin-promo.schema.ts'
import { sendPromoAct } from './admin-promos.functions.ts'

const countSchema = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))

/** Changes how often a code can be used, never below what is used. */
export function QuotaForm({ code: { code, quota, used } }: { code: StaffPromos['codes'][number] }) {
  const change = useAdminMutation(useServerFn(sendPromoAct))
  const schema = v.object({
    quota: v.pipe(countSchema, promoQuotaSchema.entries.quota, v.minValue(used)),
    reason: promoQuotaSchema.entries.reason,
  })
  const form = useValidatedForm(schema, (typed, element) =>
    change.mutate({ kind: 'quota', id: code, ...typed }, { onSuccess: () => element.reset() }),
  )
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_promo_quota_change()}
      </summary>
      <form {...form.formProps} className="flex max-w-sm flex-col gap-3 pb-3">
        <TextField
          name="quota"
          label={m.admin_promo_quota()}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={quota}
          problem={form.problem(
            'quota',
            m.admin_promo_quota_wrong({ least: used, most: mostUses }),
          )}
        />
        <ReasonField form={form} />
        <FailureAlert error={change.error} />
        <Button type="submit" className="self-start" isBusy={change.isPending}>
          {m.admin_promo_quota_change()}
        </Button>
      </form>
    </details>
  )
}
