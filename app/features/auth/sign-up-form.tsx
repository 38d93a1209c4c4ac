import { AppError } from '#app/errors/app-error.ts'
import { textOfError } from '#app/errors/error-text.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { registrationSchema } from '#server/contract/auth.schema.ts'
import { useSignUp } from './auth.mutations.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

type SignUpFormProps = { onSignedUp: (email: string) => void }

export function SignUpForm({ onSignedUp }: SignUpFormProps) {
  const signUp = useSignUp()
  const form = useValidatedForm(registrationSchema, (registration, element) =>
    signUp.mutate(registration, {
      onSuccess: () => onSignedUp(registration.email),
      onError: (error) => isPasswordTooCommon(error) && focusPassword(element),
    }),
  )
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {signUp.isError && !isPasswordTooCommon(signUp.error) && (
        <Alert tone="danger" title={m.auth_failed_title()}>
          {textOfError(signUp.error)}
        </Alert>
      )}
      <TextField
        name="firstName"
        autoComplete="given-name"
        label={m.auth_first_name()}
        problem={form.isWrong('firstName') ? m.auth_first_name_wrong() : undefined}
      />
      <TextField
        name="lastName"
        autoComplete="family-name"
        isOptional
        label={m.auth_last_name()}
        hint={m.auth_last_name_hint()}
        problem={form.isWrong('lastName') ? m.auth_last_name_wrong() : undefined}
      />
      <EmailField isWrong={form.isWrong('email')} />
      <PasswordField
        autoComplete="new-password"
        hint={m.auth_new_password_hint()}
        problem={passwordProblem(form.isWrong('password'), signUp.error)}
      />
      <Button type="submit" isWide disabled={!form.isReady} isBusy={signUp.isPending}>
        {m.auth_submit_signup()}
      </Button>
    </form>
  )
}

function passwordProblem(isWrong: boolean, error: unknown): string | undefined {
  if (isWrong) return m.auth_new_password_wrong()
  return isPasswordTooCommon(error) ? textOfError(error) : undefined
}

function isPasswordTooCommon(error: unknown): boolean {
  return error instanceof AppError && error.says('PASSWORD_TOO_COMMON')
}

function focusPassword(form: HTMLFormElement): void {
  form.querySelector<HTMLInputElement>('[name="password"]')?.focus()
}
