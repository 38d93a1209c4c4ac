import { useServerFn } from '@tanstack/react-start'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { promoEndSchema } from '#server/contract/admin-promo.schema.ts'
import { sendPromoAct } from './admin-promos.functions.ts'

type PromoEndProps = { kind: 'end-promotion' | 'end-code'; id: string }

/** Ends a promotion or code now, with the reason. */
export function PromoEnd({ kind, id }: PromoEndProps) {
  const end = useAdminMutation(useServerFn(sendPromoAct))
  const form = useValidatedForm(promoEndSchema, ({ reason }) => end.mutate({ kind, id, reason }))
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_promo_end()}
      </summary>
      <form {...form.formProps} className="flex max-w-sm flex-col gap-3 pb-3">
        <p>{m.admin_promo_end_text()}</p>
        <ReasonField form={form} />
        <FailureAlert error={end.error} />
        <Button type="submit" variant="caution" className="self-start" isBusy={end.isPending}>
          {m.admin_promo_end()}
        </Button>
      </form>
    </details>
  )
}
