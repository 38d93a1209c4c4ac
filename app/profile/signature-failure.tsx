import { AppError } from '#app/errors/app-error.ts'
import { FailureAlert } from '#app/ui/failure-alert.tsx'
import { isProofRefused, type Prover } from './proof-field.tsx'

type SignatureFailureProps = { signer: Prover; error: unknown }

/** Why a signature failed, and the way to sign in again. The field of the proof says that it is wrong. */
export function SignatureFailure({ signer, error }: SignatureFailureProps) {
  if (isProofRefused(error)) return null
  return (
    <>
      <FailureAlert error={error} />
      {error instanceof AppError && error.says('SIGN_IN_AGAIN') && signer.signInAgain}
    </>
  )
}
