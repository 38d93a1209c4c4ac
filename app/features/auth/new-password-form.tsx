import * as v from 'valibot'
import { m } from '#app/i18n/paraglide/messages.js'
import { useValidatedForm } from '#app/lib/validated-form.ts'
import { PasswordField } from '#app/profile/password-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { passwordSchema } from '#server/contract/auth.schema.ts'
import { focusPassword } from './focus-password.ts'
import { isPasswordTooCommon, passwordRefusal } from './password-refusal.ts'

const newPasswordFormSchema = v.object({ password: passwordSchema })

type NewPasswordFormProps = {
  error: unknown
  isBusy: boolean
  onSubmit: (password: string, onError: (error: unknown) => void) => void
}

/** Asks once, because what was typed can be shown (NIST SP 800-63B). */
export function NewPasswordForm({ error, isBusy, onSubmit }: NewPasswordFormProps) {
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
