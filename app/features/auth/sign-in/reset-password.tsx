import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { useResetPassword } from '#app/features/auth/auth.mutations.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { PasswordField } from '#app/profile/password-field.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonStyles } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { passwordSchema } from '#server/contract/auth.schema.ts'
import { focusPassword } from './focus-password.ts'
import { isPasswordTooCommon, passwordRefusal } from './password-refusal.ts'

type ResetPasswordProps = {
  token?: string
  /** The page to go on to after the sign-in. */
  redirect?: string
}

/** Sets a new password with the emailed link. */
export function ResetPassword(search: ResetPasswordProps) {
  // Read once, because `useCleanAddress` clears the address.
  const [{ token, redirect }] = useState(search)
  const reset = useResetPassword()
  useCleanAddress()
  if (reset.isSuccess) return <Done redirect={redirect} />
  if (!token) return <LinkNeeded text={m.auth_reset_no_link()} redirect={redirect} />
  if (isOutdated(reset.error))
    return <LinkNeeded text={textOfError(reset.error)} redirect={redirect} />
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={m.auth_reset_title()} description={m.auth_reset_text()} />
      <NewPasswordForm
        error={reset.error}
        isBusy={reset.isPending}
        onSubmit={(password, onError) => reset.mutate({ token, password }, { onError })}
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

type LinkNeededProps = { text: string; redirect: string | undefined }

function LinkNeeded({ text, redirect }: LinkNeededProps) {
  return (
    <div className="flex flex-col gap-8">
      <PageHeading title={m.auth_reset_title()} />
      <Alert tone="warning">{text}</Alert>
      <Link
        to="/auth/forgot-password"
        search={redirect === undefined ? {} : { redirect }}
        className={buttonStyles({ isWide: true })}
      >
        {m.auth_reset_again()}
      </Link>
    </div>
  )
}

function Done({ redirect }: { redirect: string | undefined }) {
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="-mb-3 grid size-14 place-items-center rounded-full bg-success-soft text-success-ink">
        <Icon name="check" className="size-7" />
      </span>
      <PageHeading title={m.auth_reset_done_title()} description={m.auth_reset_done_text()} />
      <Link
        to="/auth"
        search={{ tab: 'login', ...(redirect !== undefined && { redirect }) }}
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
