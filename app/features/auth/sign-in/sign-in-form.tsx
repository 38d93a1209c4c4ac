import { Link } from '@tanstack/react-router'
import { AppError } from '#app/errors/app-error.ts'
import { useSignIn } from '#app/features/auth/auth.mutations.ts'
import { ResendButton } from '#app/features/auth/sign-up/resend-button.tsx'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { PasswordField } from '#app/profile/password-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { MailboxNote } from '#app/ui/mailbox-link.tsx'
import { loginSchema } from '#server/contract/auth.schema.ts'
import { EmailField } from './email-field.tsx'

type SignInFormProps = {
  /** Target of the sign-in. */
  path: string
  mailboxUrl: string
}

export function SignInForm({ path, mailboxUrl }: SignInFormProps) {
  const signIn = useSignIn(path)
  const form = useValidatedForm(loginSchema, (login) => signIn.mutate(login))
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {signIn.isError && (
        <SignInFailure
          error={signIn.error}
          email={signIn.variables.email}
          mailboxUrl={mailboxUrl}
        />
      )}
      <EmailField problem={form.problem} autoComplete="username" />
      <PasswordField
        enterKeyHint="go"
        autoComplete="current-password"
        problem={form.problem('password', m.auth_password_missing())}
      />
      <Button type="submit" isWide isBusy={signIn.isPending}>
        {m.auth_submit_login()}
      </Button>
      <Link
        to="/auth/forgot-password"
        search={path === '/' ? {} : { redirect: path }}
        className="tap self-center text-link text-sm underline underline-offset-3"
      >
        {m.auth_forgot_link()}
      </Link>
    </form>
  )
}

type SignInFailureProps = { error: unknown; email: string; mailboxUrl: string }

function SignInFailure({ error, email, mailboxUrl }: SignInFailureProps) {
  const isUnverified = error instanceof AppError && error.says('EMAIL_NOT_VERIFIED')
  return (
    <div className="flex flex-col gap-3">
      <FailureAlert error={error} />
      {isUnverified && <ResendButton email={email} />}
      {isUnverified && <MailboxNote mailboxUrl={mailboxUrl} email={email} />}
    </div>
  )
}
