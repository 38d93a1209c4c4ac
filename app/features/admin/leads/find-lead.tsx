import { useServerFn } from '@tanstack/react-start'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { leadSearchSchema } from '#server/contract/admin-lead.schema.ts'
import { sendLeadSearch } from './admin-leads.functions.ts'
import { LeadTable } from './lead-table.tsx'

/** Finds the enquiries of one sender. The address is sent in the body. */
export function FindLead() {
  const search = useAdminMutation(useServerFn(sendLeadSearch))
  const form = useValidatedForm(leadSearchSchema, (typed) => search.mutate(typed))
  const leads = search.data?.leads
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link">
        {m.admin_lead_find_title()}
      </summary>
      <div className="flex flex-col gap-4 pt-2">
        <form {...form.formProps} className="flex max-w-xl flex-col items-start gap-4">
          <div className="w-full">
            <TextField
              name="email"
              type="email"
              label={m.admin_lead_find_email()}
              autoComplete="off"
              problem={form.problem('email', m.admin_address_email_wrong())}
            />
          </div>
          <FailureAlert error={search.error} />
          <Button type="submit" variant="secondary" isBusy={search.isPending}>
            {m.admin_lead_find()}
          </Button>
        </form>
        <p role="status" className="empty:sr-only">
          {leads && m.admin_lead_found({ count: leads.length })}
        </p>
        {leads && leads.length > 0 && (
          <LeadTable caption={m.admin_lead_find_title()} leads={leads} />
        )}
      </div>
    </details>
  )
}
