import { useServerFn } from '@tanstack/react-start'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import type { PurchaseDetail } from '#server/contract/admin-purchase.schema.ts'
import { staffReasonSchema } from '#server/contract/staff.schema.ts'
import { sendCancellation } from './admin-purchases.functions.ts'

/** Cancels a purchase that awaits payment, with a reason. */
export function CancelPurchase({ purchase: { id, state } }: { purchase: PurchaseDetail }) {
  const may = usePermissions()
  const cancel = useAdminMutation(useServerFn(sendCancellation))
  const form = useValidatedForm(staffReasonSchema, ({ reason }) => cancel.mutate({ id, reason }))
  const isOpen = state === 'pending' && may('purchases.serve')
  if (!isOpen && cancel.isIdle) return null
  return (
    <section aria-label={m.admin_cancel_title()} className="flex flex-col gap-3">
      {isOpen && (
        <details>
          <summary className="cursor-pointer py-2 font-semibold text-link">
            {m.admin_cancel_title()}
          </summary>
          <form {...form.formProps} className="flex flex-col gap-4 pt-2">
            <p className="text-ink-muted text-sm">{m.admin_cancel_text()}</p>
            <ReasonField form={form} />
            <Button
              type="submit"
              variant="caution"
              className="self-start"
              isBusy={cancel.isPending}
            >
              {m.admin_cancel_submit()}
            </Button>
          </form>
        </details>
      )}
      <FailureAlert error={cancel.error} />
      <p role="status" className="empty:sr-only">
        {cancel.isSuccess && m.admin_cancelled()}
      </p>
    </section>
  )
}
