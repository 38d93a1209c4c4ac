import { m } from '#app/i18n/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'

type PasswordFieldProps = {
  /** Tells a password manager whether to fill the old one or to offer a new one. */
  autoComplete: 'current-password' | 'new-password'
  label?: string
  hint?: string
  problem?: string
}

export function PasswordField({
  autoComplete,
  label = m.auth_password(),
  hint,
  problem,
}: PasswordFieldProps) {
  return (
    <Field.Root invalid={problem !== undefined} required>
      <Field.Label>{label}</Field.Label>
      <PasswordInput
        name="password"
        autoComplete={autoComplete}
        enterKeyHint="go"
        showLabel={m.auth_password_show()}
        hideLabel={m.auth_password_hide()}
      />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
