import { useSuspenseQuery } from '@tanstack/react-query'
import { accountQueries } from '#app/features/account/account.queries.ts'
import type { Prover } from '#app/profile/proof-field.tsx'

/** Returns who signs with what they prove it by. A foreign backend without accounts knows passwords. */
export function useSigner(): Prover {
  const { data } = useSuspenseQuery(accountQueries.account())
  return data.kind === 'whole' ? data.account : { email: data.profile.email, hasPassword: true }
}
