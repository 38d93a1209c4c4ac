import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { usePermissions } from '#app/features/admin/use-permissions.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { leadErasureSchema } from '#server/contract/admin-lead.schema.ts'
import { useLeadChange } from './use-lead-change.ts'

/** Deletes an enquiry whose sender asked for it. */
export function LeadErasure({ id }: { id: string }) {
  const may = usePermissions()
  const change = useLeadChange()
  const form = useValidatedForm(leadErasureSchema, (body) =>
    change.mutate({ kind: 'erasure', id, body }),
  )
  if (!may('requests.work')) return null
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_lead_erase()}
      </summary>
      <form {...form.formProps} className="flex flex-col gap-3 pt-2">
        <p className="text-ink-muted text-sm">{m.admin_lead_erase_text()}</p>
        <ReasonField form={form} />
        <FailureAlert error={change.error} />
        <Button type="submit" variant="caution" className="self-start" isBusy={change.isPending}>
          {m.admin_lead_erase_send()}
        </Button>
      </form>
    </details>
  )
}
