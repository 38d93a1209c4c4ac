import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useSettings } from '#app/config/use-settings.ts'
import { useRequestResetLink } from '#app/features/auth/auth.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { MailboxNote } from '#app/ui/mailbox-link.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { emailSchema } from '#server/contract/email.schema.ts'
import { EmailField } from './email-field.tsx'

type ForgotPasswordProps = {
  /** The page that needs the sign-in. */
  redirect: string | undefined
}

/**
 * Requests a reset link. A backend with only the specified calls has none (section 2), so the page
 * then says how to get help.
 */
export function ForgotPassword({ redirect = '/' }: ForgotPasswordProps) {
  const { hasAccountCalls } = useSettings()
  return (
    <div className="flex flex-col gap-8">
      <PageHeading
        title={m.auth_forgot_title()}
        description={hasAccountCalls ? m.auth_forgot_mail_text() : m.auth_forgot_text()}
      />
      {hasAccountCalls ? <ResetLinkForm redirect={redirect} /> : <HelpWays />}
      <Link
        to="/auth"
        search={{ tab: 'login', ...(redirect !== '/' && { redirect }) }}
        className={buttonStyles({ variant: 'secondary', isWide: true })}
      >
        {m.auth_forgot_back()}
      </Link>
    </div>
  )
}

const resetLinkFormSchema = v.object({ email: emailSchema })

/** The confirmation does not reveal whether the email has an account. */
function ResetLinkForm({ redirect }: { redirect: string }) {
  const { mailboxUrl } = useSettings()
  const request = useRequestResetLink(redirect)
  const form = useValidatedForm(
    resetLinkFormSchema,
    ({ email }) => request.mutate(email),
    request.reset,
  )
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

/** Ways to regain access without a backend call. */
function HelpWays() {
  return (
    <ul className="flex flex-col divide-y divide-line border-line border-y">
      <Way icon="user">{m.auth_forgot_google()}</Way>
      <Way icon="screen">{m.auth_forgot_manager()}</Way>
      <Way icon="mail">{m.auth_forgot_help()}</Way>
    </ul>
  )
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-4 py-4">
      <Icon name={icon} className="mt-0.5 size-6 text-link" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
