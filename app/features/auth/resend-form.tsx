import * as v from 'valibot'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Button } from '#app/ui/button.tsx'
import { MailboxNote } from '#app/ui/mailbox-link.tsx'
import { emailSchema } from '#server/contract/auth.schema.ts'
import { useResendVerification } from './auth.mutations.ts'
import { EmailField } from './email-field.tsx'

const resendFormSchema = v.object({ email: emailSchema })

type ResendFormProps = { mailboxUrl: string }

/** Asks for the address and sends the verification e-mail again. */
export function ResendForm({ mailboxUrl }: ResendFormProps) {
  const resend = useResendVerification()
  const form = useValidatedForm(resendFormSchema, ({ email }) => resend.mutate(email))
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      <p>{m.auth_verify_resend_text()}</p>
      <EmailField problem={form.problem} enterKeyHint="send" />
      <Button type="submit" isWide isBusy={resend.isPending}>
        {m.auth_resend_submit()}
      </Button>
      <p role="status">{resend.isSuccess && m.auth_resent()}</p>
      {resend.isSuccess && <MailboxNote mailboxUrl={mailboxUrl} email={resend.variables} />}
    </form>
  )
}
