import { useServerFn } from '@tanstack/react-start'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { staffReasonSchema } from '#server/contract/staff.schema.ts'
import { sendSuspension } from './admin-staff.functions.ts'

type SuspensionFormProps = { id: string; isSuspended: boolean }

/** Suspends a person, or lets them back in. */
export function SuspensionForm({ id, isSuspended }: SuspensionFormProps) {
  const change = useAdminMutation(useServerFn(sendSuspension))
  const form = useValidatedForm(staffReasonSchema, ({ reason }) =>
    change.mutate({ id, isSuspended: !isSuspended, reason }),
  )
  const name = isSuspended ? m.admin_staff_resume() : m.admin_staff_suspend()
  return (
    <details>
      <summary className="cursor-pointer text-link">{name}</summary>
      <form {...form.formProps} className="mt-3 flex max-w-sm flex-col items-start gap-3">
        <TextField
          name="reason"
          label={m.admin_reason()}
          {...(form.isWrong('reason') && { problem: m.admin_reason_missing() })}
        />
        <FailureAlert error={change.error} />
        <Button type="submit" size="sm" isBusy={change.isPending}>
          {name}
        </Button>
      </form>
    </details>
  )
}
