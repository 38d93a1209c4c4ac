import { m } from '#app/i18n/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'

type SecondFactorFieldProps = { label?: string; problem: string | undefined }

/** A code of the authenticator app, or a recovery code. */
export function SecondFactorField({ label, problem }: SecondFactorFieldProps) {
  return (
    <TextField
      name="code"
      label={label ?? m.factor_code()}
      hint={m.factor_code_hint()}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus
      {...(problem !== undefined && { problem })}
    />
  )
}
