import { m } from '#app/i18n/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'

type EmailFieldProps = {
  problem: (name: string, text: string) => string | undefined
  /** A sign-in form uses `username`, which password managers expect. */
  autoComplete?: 'email' | 'username'
  /** Label of the phone keyboard's enter key, for the form's last field. */
  enterKeyHint?: 'send'
}

export function EmailField({ problem, autoComplete = 'email', enterKeyHint }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="off"
      spellCheck={false}
      autoComplete={autoComplete}
      enterKeyHint={enterKeyHint}
      label={m.auth_email()}
      problem={problem('email', m.auth_email_wrong())}
    />
  )
}
