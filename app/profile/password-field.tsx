import { m } from '#app/i18n/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'

type PasswordFieldProps = {
  name: string
  /** Tells a password manager whether to fill the old one or to offer a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** What the phone's keyboard calls its last key, where this is the form's last field. */
  enterKeyHint?: 'done'
  label: string
  hint?: string
  problem?: string
}

export function PasswordField({ label, hint, problem, ...input }: PasswordFieldProps) {
  return (
    <Field.Root invalid={problem !== undefined} required>
      <Field.Label>{label}</Field.Label>
      <PasswordInput
        {...input}
        showLabel={m.account_password_show()}
        hideLabel={m.account_password_hide()}
      />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
