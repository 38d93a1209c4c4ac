import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { accountQueries } from '#app/features/account/account.queries.ts'
import { GoogleButton } from '#app/features/auth/google/google-button.tsx'
import type { Prover } from '#app/profile/proof-field.tsx'

/** Returns the signer with their proof. A foreign backend without accounts knows passwords. */
export function useSigner(): Prover {
  const { data } = useSuspenseQuery(accountQueries.account())
  const from = useLocation({ select: ({ pathname }) => pathname })
  if (data.kind !== 'whole') return { email: data.profile.email, hasPassword: true }
  const { email, hasPassword } = data.account
  return { email, hasPassword, signInAgain: <GoogleButton from={from} /> }
}
