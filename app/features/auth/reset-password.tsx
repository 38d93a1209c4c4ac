import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { PasswordField } from '#app/profile/password-field.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { passwordSchema } from '#server/contract/auth.schema.ts'
import { useResetPassword } from './auth.mutations.ts'
import { focusPassword } from './focus-password.ts'
import { isPasswordTooCommon, passwordRefusal } from './password-refusal.ts'

type ResetPasswordProps = { token: string | undefined }

/** Sets a new password with the emailed link. */
export function ResetPassword({ token }: ResetPasswordProps) {
  // Read once: `useCleanAddress` clears the address, and the form needs the token.
  const [fromLink] = useState(token)
  const reset = useResetPassword()
  useCleanAddress()
  if (reset.isSuccess) return <Done />
  if (!fromLink) return <LinkNeeded text={m.auth_reset_no_link()} />
  if (isOutdated(reset.error)) return <LinkNeeded text={textOfError(reset.error)} />
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={m.auth_reset_title()} description={m.auth_reset_text()} />
      <NewPasswordForm
        error={reset.error}
        isBusy={reset.isPending}
        onSubmit={(password, onError) => reset.mutate({ token: fromLink, password }, { onError })}
      />
    </div>
  )
}

/** Removes the link's token from the screen and the history. */
function useCleanAddress() {
  const navigate = useNavigate()
  useEffect(() => {
    navigate({ to: '/auth/reset-password', search: {}, replace: true })
  }, [navigate])
}

function LinkNeeded({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={m.auth_reset_title()} />
      <Alert tone="warning">{text}</Alert>
      <Link to="/auth/forgot-password" className={buttonStyles({ isWide: true })}>
        {m.auth_reset_again()}
      </Link>
    </div>
  )
}

function Done() {
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="-mb-3 grid size-14 place-items-center rounded-full bg-success-soft text-success-ink">
        <Icon name="check" className="size-7" />
      </span>
      <PageHeading title={m.auth_reset_done_title()} description={m.auth_reset_done_text()} />
      <Link
        to="/auth"
        search={{ tab: 'login' }}
        className={buttonStyles({ size: 'lg', isWide: true })}
      >
        {m.auth_reset_done_link()}
      </Link>
    </div>
  )
}

function isOutdated(error: unknown): boolean {
  return error instanceof AppError && error.says('RESET_LINK_OUTDATED')
}

const newPasswordFormSchema = v.object({ password: passwordSchema })

type NewPasswordFormProps = {
  error: unknown
  isBusy: boolean
  onSubmit: (password: string, onError: (error: unknown) => void) => void
}

/** Asks once, because the user can show the text (NIST SP 800-63B). */
function NewPasswordForm({ error, isBusy, onSubmit }: NewPasswordFormProps) {
  const form = useValidatedForm(newPasswordFormSchema, ({ password }, element) =>
    onSubmit(password, (problem) => isPasswordTooCommon(problem) && focusPassword(element)),
  )
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {!isPasswordTooCommon(error) && <FailureAlert error={error} />}
      <PasswordField
        enterKeyHint="go"
        autoComplete="new-password"
        label={m.auth_reset_password()}
        hint={m.auth_new_password_hint()}
        problem={form.problem('password', m.auth_new_password_wrong()) ?? passwordRefusal(error)}
      />
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {m.auth_reset_submit()}
      </Button>
    </form>
  )
}
