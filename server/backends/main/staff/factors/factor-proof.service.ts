import type { MainContext } from '#server/backends/main/main-context.ts'
import {
  checkPasskey,
  type Prover,
  spendPasskey,
} from '#server/backends/main/staff/passkeys/prove-passkey.service.ts'
import type { FactorAnswer } from '#server/contract/passkey.schema.ts'
import type { StaffSessionRow } from '#server/db/main/staff-session.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { spendCode } from './second-factor.service.ts'

/** Uses up a proof in a transaction and says of which kind it is. */
export type ProofSpender = (tx: Database) => Promise<StaffSessionRow['proof']>

/**
 * Checks what can be checked before the transaction of a proof. The answer of a passkey uses up its
 * challenge there, also if it is wrong.
 * @throws MainFailure `WRONG_PASSKEY`; the spender throws that or `WRONG_CODE`
 */
export async function checkProof(
  context: MainContext,
  prover: Prover,
  answer: FactorAnswer,
): Promise<ProofSpender> {
  if ('code' in answer)
    return (tx) => spendCode(context, tx, { userId: prover.userId, code: answer.code })
  const signed = await checkPasskey(context, prover, answer.passkey)
  return async (tx) => {
    await spendPasskey(context, tx, signed)
    return 'passkey'
  }
}
