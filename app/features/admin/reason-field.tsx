import { m } from '#app/i18n/paraglide/messages.js'
import type { useValidatedForm } from '#app/lib/validated-form.ts'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type ReasonFieldProps = { form: Pick<ReturnType<typeof useValidatedForm>, 'problem'> }

/** Why a person of the staff does something, in one line for the audit log. */
export function ReasonField({ form }: ReasonFieldProps) {
  return (
    <TextField
      name="reason"
      label={m.admin_reason()}
      autoComplete="off"
      maxLength={300}
      problem={form.problem('reason', m.admin_reason_missing())}
    />
  )
}

/** Why a second person should agree. */
export function ProposalReasonField({ form }: ReasonFieldProps) {
  return (
    <TextAreaField
      name="reason"
      label={m.admin_why()}
      hint={m.admin_why_hint()}
      rows={3}
      problem={form.problem('reason', m.admin_why_missing())}
    />
  )
}
