import type { ReactNode } from 'react'
import { AppError } from '#app/errors/app-error.ts'
import { m } from '#app/i18n/paraglide/messages.js'
import { TextField } from '#app/ui/text-field.tsx'
import { AccountName } from './account-name.tsx'
import { PasswordField } from './password-field.tsx'

/** A member proves their identity again before a step that cannot be undone. */
export type Prover = {
  email: string
  hasPassword: boolean
  /** How a signer without a password proves who they are. */
  signInAgain?: ReactNode
}

type ProofFieldProps = {
  prover: Prover
  problem: (name: string, text: string) => string | undefined
  /** Whether the backend refused the last proof. */
  isRefused: boolean
  emailLabel?: string
}

/** The field `proof`: the password, or the email address of a member without one. */
export function ProofField({
  prover: { email, hasPassword },
  problem,
  isRefused,
  emailLabel = m.profile_proof_email(),
}: ProofFieldProps) {
  const missing = problem('proof', m.profile_proof_missing())
  if (hasPassword)
    return (
      <>
        <AccountName email={email} />
        <PasswordField
          showLabel={m.account_password_show()}
          hideLabel={m.account_password_hide()}
          name="proof"
          autoComplete="current-password"
          enterKeyHint="done"
          label={m.profile_proof_password()}
          problem={missing ?? (isRefused ? m.profile_proof_password_wrong() : undefined)}
        />
      </>
    )
  return (
    <TextField
      name="proof"
      autoComplete="off"
      enterKeyHint="done"
      autoCapitalize="off"
      spellCheck={false}
      inputMode="email"
      label={emailLabel}
      hint={m.profile_proof_email_hint({ email })}
      problem={missing ?? (isRefused ? m.profile_proof_email_wrong() : undefined)}
    />
  )
}

/** A form that appears in place of the pressed button gives the focus to its proof. */
export function focusProof(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[name="proof"]')?.focus()
}

export function isProofRefused(error: unknown): boolean {
  return error instanceof AppError && error.says('Password is wrong')
}
