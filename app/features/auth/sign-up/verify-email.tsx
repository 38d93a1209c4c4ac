import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useSettings } from '#app/config/use-settings.ts'
import { AppError } from '#app/errors/app-error.ts'
import { useConfirmEmail, useResendVerification } from '#app/features/auth/auth.mutations.ts'
import { EmailField } from '#app/features/auth/sign-in/email-field.tsx'
import { focusPassword } from '#app/features/auth/sign-in/focus-password.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { PasswordField } from '#app/profile/password-field.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { MailboxNote } from '#app/ui/mailbox-link.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { loginSchema } from '#server/contract/auth.schema.ts'
import { emailSchema } from '#server/contract/email.schema.ts'

type VerifyEmailProps = {
  token: string | undefined
  /** The link was used or has expired. */
  isOutdated: boolean
}

/**
 * Confirms an email with the password of its sign-up, on a device other than the one that signed up.
 * The link alone must not sign in: mail scanners open every link, and a stranger may have used the
 * address.
 */
export function VerifyEmail({ token, isOutdated }: VerifyEmailProps) {
  const { mailboxUrl } = useSettings()
  const confirm = useConfirmEmail()
  if (!token)
    return (
      <NewLink notice={<Alert tone="warning">{m.auth_verify_no_link()}</Alert>}>
        <ResendForm mailboxUrl={mailboxUrl} />
      </NewLink>
    )
  if (isOutdated || saysOutdated(confirm.error))
    return (
      <NewLink notice={<FailureAlert error={outdatedLink} />}>
        <ResendForm mailboxUrl={mailboxUrl} />
      </NewLink>
    )
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={m.auth_verify_title()} description={m.auth_verify_text()} />
      <ConfirmForm token={token} confirm={confirm} />
    </div>
  )
}

type ConfirmFormProps = { token: string; confirm: ReturnType<typeof useConfirmEmail> }

const confirmFormSchema = v.pick(loginSchema, ['password'])

function ConfirmForm({ token, confirm }: ConfirmFormProps) {
  const form = useValidatedForm(confirmFormSchema, ({ password }, element) =>
    confirm.mutate(
      { token, password },
      { onError: (error) => isWrongPassword(error) && focusPassword(element) },
    ),
  )
  const isPasswordWrong = isWrongPassword(confirm.error)
  const refusal = isPasswordWrong ? m.auth_verify_password_wrong() : undefined
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {!isPasswordWrong && <FailureAlert error={confirm.error} />}
      <PasswordField
        enterKeyHint="go"
        autoComplete="current-password"
        label={m.auth_verify_password()}
        hint={m.auth_verify_password_hint()}
        problem={form.problem('password', m.auth_password_missing()) ?? refusal}
      />
      {isPasswordWrong && (
        <Alert tone="info">
          {m.auth_verify_password_help()}{' '}
          <Link to="/auth/forgot-password" className="font-semibold underline">
            {m.auth_forgot_link()}
          </Link>
        </Alert>
      )}
      <Button type="submit" size="lg" isWide isBusy={confirm.isPending}>
        {m.auth_verify_button()}
      </Button>
    </form>
  )
}

/** A used link has already confirmed its email, so the page also offers the sign-in. */
function NewLink({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={m.auth_verify_title()} />
      {notice}
      {children}
      <Link
        to="/auth"
        search={{ tab: 'login' }}
        className="tap self-start text-link underline underline-offset-3"
      >
        {m.auth_verify_sign_in()}
      </Link>
    </div>
  )
}

const outdatedLink = new AppError({
  code: 'BACKEND',
  status: 410,
  serverMessage: 'VERIFICATION_LINK_OUTDATED',
})

function saysOutdated(error: unknown): boolean {
  return error instanceof AppError && error.says('VERIFICATION_LINK_OUTDATED')
}

function isWrongPassword(error: unknown): boolean {
  return error instanceof AppError && error.says('Password is wrong')
}

const resendFormSchema = v.object({ email: emailSchema })

type ResendFormProps = { mailboxUrl: string }

/** Sends the verification email again. */
function ResendForm({ mailboxUrl }: ResendFormProps) {
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
