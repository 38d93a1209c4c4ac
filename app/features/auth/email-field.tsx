import { m } from '#app/i18n/paraglide/messages.js'
import { TextField } from './text-field.tsx'

type EmailFieldProps = {
  isWrong: boolean
  /** A sign-in form names the account by its e-mail, and a password manager calls that username. */
  autoComplete?: 'email' | 'username'
  defaultValue?: string
}

export function EmailField({ isWrong, autoComplete = 'email', defaultValue }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      label={m.auth_email()}
      problem={isWrong ? m.auth_email_wrong() : undefined}
    />
  )
}
