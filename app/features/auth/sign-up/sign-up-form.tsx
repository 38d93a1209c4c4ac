import { useSignUp } from '#app/features/auth/auth.mutations.ts'
import { EmailField } from '#app/features/auth/sign-in/email-field.tsx'
import { focusPassword } from '#app/features/auth/sign-in/focus-password.ts'
import {
  isPasswordTooCommon,
  passwordRefusal,
} from '#app/features/auth/sign-in/password-refusal.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { NameFields } from '#app/profile/name-fields.tsx'
import { PasswordField } from '#app/profile/password-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { registrationSchema } from '#server/contract/auth.schema.ts'
import { AccountTerms } from './account-terms.tsx'

type SignUpFormProps = {
  /** Target once the newcomer has confirmed their email. */
  path: string
  onSignedUp: (email: string) => void
}

export function SignUpForm({ path, onSignedUp }: SignUpFormProps) {
  const signUp = useSignUp()
  const form = useValidatedForm(registrationSchema, (registration, element) =>
    signUp.mutate(
      { ...registration, redirect: path },
      {
        onSuccess: () => onSignedUp(registration.email),
        onError: (error) => isPasswordTooCommon(error) && focusPassword(element),
      },
    ),
  )
  return (
    <form {...form.formProps} className="flex flex-col gap-5">
      {!isPasswordTooCommon(signUp.error) && <FailureAlert error={signUp.error} />}
      <NameFields problem={form.problem} />
      <EmailField problem={form.problem} />
      <PasswordField
        enterKeyHint="go"
        autoComplete="new-password"
        hint={m.auth_new_password_hint()}
        problem={
          form.problem('password', m.auth_new_password_wrong()) ?? passwordRefusal(signUp.error)
        }
      />
      <Button type="submit" isWide isBusy={signUp.isPending}>
        {m.auth_submit_signup()}
      </Button>
      <AccountTerms />
    </form>
  )
}
