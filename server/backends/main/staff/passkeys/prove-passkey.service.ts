import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { tellFactorChange } from '#server/backends/main/staff/factors/tell-factor-change.ts'
import type { PasskeyAnswer, PasskeyRequest } from '#server/contract/passkey.schema.ts'
import type { PasskeyRow } from '#server/db/main/passkey.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { countPasskeyUse, findPasskey, listPasskeys } from './passkey.repository.ts'
import { challengeLifetimeMs, makeChallenge, siteOf, spendChallenge } from './passkey-challenge.ts'

export type Prover = { userId: string; sessionId: string }

/**
 * Returns what a browser asks the person's passkeys.
 * @throws MainFailure `ERR_NO_PASSKEY`
 */
export async function askPasskey(
  context: MainContext,
  { userId, sessionId }: Prover,
): Promise<PasskeyRequest> {
  const passkeys = await listPasskeys(context.db, userId)
  if (passkeys.length === 0) throw new MainFailure('ERR_NO_PASSKEY')
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context).id,
    challenge: await makeChallenge(context, { sessionId, purpose: 'prove' }),
    timeout: challengeLifetimeMs,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
  const { challenge, timeout = challengeLifetimeMs, allowCredentials = [] } = options
  return {
    ...{ challenge, timeout, rpId: siteOf(context).id, userVerification: 'required' },
    allowCredentials: allowCredentials.map(({ id, transports }) => ({
      ...{ id, type: 'public-key' as const },
      ...(transports && { transports }),
    })),
  }
}

/** A passkey that has signed, with its new counter. */
export type SignedPasskey = Pick<PasskeyRow, 'credentialId' | 'userId' | 'counter'>

/**
 * Checks the answer of a passkey: challenge, origin, site, person, user verification and signature. The
 * challenge is used up in any case.
 * @throws MainFailure `WRONG_PASSKEY`
 */
export async function checkPasskey(
  context: MainContext,
  { userId, sessionId }: Prover,
  { id, rawId, type, response }: PasskeyAnswer,
): Promise<SignedPasskey> {
  const use = { sessionId, purpose: 'prove' } as const
  const expectedChallenge = await spendChallenge(context, use, response.clientDataJSON)
  const passkey = await findPasskey(context.db, { userId, credentialId: id })
  if (!passkey) throw new MainFailure('WRONG_PASSKEY')
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { id, rawId, type, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: siteOf(context).origin,
    expectedRPID: siteOf(context).id,
    requireUserVerification: true,
    credential: {
      ...{ id, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
      // `spendPasskey` compares the counters, after the signature.
      counter: 0,
    },
  }).catch(refuse)
  if (!verified) throw new MainFailure('WRONG_PASSKEY')
  const signed = { credentialId: id, userId, counter: authenticationInfo.newCounter }
  if (isBehind(signed.counter, passkey.counter)) await tellCopy(context, signed)
  return signed
}

/**
 * Counts the use of a passkey that `checkPasskey` has checked.
 * @throws MainFailure `WRONG_PASSKEY` if another use came first
 */
export async function spendPasskey(
  { clock }: Pick<MainContext, 'clock'>,
  tx: Database,
  { credentialId, counter }: SignedPasskey,
): Promise<void> {
  if (!(await countPasskeyUse(tx, { credentialId, counter, at: clock.now() })))
    throw new MainFailure('WRONG_PASSKEY')
}

function isBehind(counter: number, stored: number): boolean {
  return counter <= stored && (counter > 0 || stored > 0)
}

/**
 * A counter that goes back means that a copy of the passkey exists. The person hears of it.
 * @throws MainFailure `WRONG_PASSKEY` always
 */
async function tellCopy(context: MainContext, { userId }: SignedPasskey): Promise<never> {
  await context.db.transaction(async (tx) => {
    await appendAuditEntry(context, tx, { action: 'passkey_refused', subjectId: userId })
    await tellFactorChange(context, tx, { userId, change: 'passkey_refused' })
  })
  throw new MainFailure('WRONG_PASSKEY')
}

/** The library says with an error what is wrong with an answer. Its text stays out of the reply. */
export function refuse(): never {
  throw new MainFailure('WRONG_PASSKEY')
}
