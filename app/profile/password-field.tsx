import type { ComponentProps } from 'react'
import { m } from '#app/i18n/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'

type PasswordFieldProps = {
  name?: string
  /** Tells a password manager whether to fill the old password or to offer a new one. */
  autoComplete: 'current-password' | 'new-password'
  /** What the phone's keyboard calls its last key. */
  enterKeyHint?: 'go' | 'done' | undefined
  label?: string
  hint?: string
  problem?: string | undefined
} & Partial<Pick<ComponentProps<typeof PasswordInput>, 'showLabel' | 'hideLabel'>>

export function PasswordField({
  name = 'password',
  label = m.auth_password(),
  hint,
  problem,
  showLabel = m.auth_password_show(),
  hideLabel = m.auth_password_hide(),
  ...input
}: PasswordFieldProps) {
  return (
    <Field.Root invalid={problem !== undefined} required>
      <Field.Label>{label}</Field.Label>
      <PasswordInput {...input} name={name} showLabel={showLabel} hideLabel={hideLabel} />
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{problem}</Field.ErrorText>
    </Field.Root>
  )
}
