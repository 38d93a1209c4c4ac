import * as v from 'valibot'
import { useSettings } from '#app/config/use-settings.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { MailboxNote } from '#app/ui/mailbox-link.tsx'
import { emailSchema } from '#server/contract/auth.schema.ts'
import { useRequestResetLink } from './auth.mutations.ts'
import { EmailField } from './email-field.tsx'

const resetLinkFormSchema = v.object({ email: emailSchema })

/** Asks for the address and has a reset link mailed; what it says after is true of every address. */
export function ResetLinkForm() {
  const { mailboxUrl } = useSettings()
  const request = useRequestResetLink()
  const form = useValidatedForm(resetLinkFormSchema, ({ email }) => request.mutate(email))
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <FailureAlert error={request.error} />
      <EmailField problem={form.problem} autoComplete="username" enterKeyHint="send" />
      <Button type="submit" isWide isBusy={request.isPending}>
        {m.auth_forgot_submit()}
      </Button>
      <div role="status" className="empty:sr-only">
        {request.isSuccess && (
          <Alert tone="success" role="presentation" title={m.auth_forgot_sent_title()}>
            {m.auth_forgot_sent({ email: request.variables })}
          </Alert>
        )}
      </div>
      {request.isSuccess && <MailboxNote mailboxUrl={mailboxUrl} email={request.variables} />}
    </form>
  )
}
