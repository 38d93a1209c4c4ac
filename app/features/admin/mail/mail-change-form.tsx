import { useServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { ReasonField } from '#app/features/admin/reason-field.tsx'
import { useAdminMutation } from '#app/features/admin/step-up/use-admin-mutation.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { type FailedMails, mailReasonSchema } from '#server/contract/admin-mail.schema.ts'
import { sendMailChange } from './admin-mail.functions.ts'
import { mailKindName } from './mail-kind-name.ts'

const schema = v.object({ act: v.picklist(['retry', 'drop']), ...mailReasonSchema.entries })

/** Sends a failed mail again, or drops it, with a reason. */
export function MailChangeForm({ mail }: { mail: FailedMails['mails'][number] }) {
  const change = useAdminMutation(useServerFn(sendMailChange))
  const form = useValidatedForm(schema, (typed) => change.mutate({ id: mail.id, ...typed }))
  const retry = { value: 'retry', label: m.admin_upkeep_retry() }
  const drop = { value: 'drop', label: m.admin_upkeep_drop() }
  return (
    <details>
      <summary className="cursor-pointer text-link">
        {m.admin_staff_change()}
        <span className="sr-only"> {mailKindName(mail.kind)}</span>
      </summary>
      <form {...form.formProps} className="mt-3 flex max-w-sm flex-col items-start gap-3">
        {!mail.canRetry && <p className="text-ink-muted">{m.admin_upkeep_expires()}</p>}
        <SelectField
          name="act"
          label={m.admin_member_do()}
          placeholder={m.admin_choose()}
          options={mail.canRetry ? [retry, drop] : [drop]}
          problem={form.problem('act', m.admin_choose_missing())}
        />
        <ReasonField form={form} />
        <FailureAlert error={change.error} />
        <Button type="submit" size="sm" isBusy={change.isPending}>
          {m.admin_member_do_send()}
        </Button>
      </form>
    </details>
  )
}
