import { createHash } from 'node:crypto'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { findUser, lockUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { findTotpSecret } from '#server/backends/main/staff/factors/factor.repository.ts'
import { tellFactorChange } from '#server/backends/main/staff/factors/tell-factor-change.ts'
import { appendOwnEntry, type OwnCall } from '#server/backends/main/staff/own-security/own-entry.ts'
import { requireFreshProof } from '#server/backends/main/staff/sessions/factor-session.service.ts'
import type { NewPasskey, PasskeyCreation } from '#server/contract/passkey.schema.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './passkey.repository.ts'
import { challengeLifetimeMs, makeChallenge, siteOf, spendChallenge } from './passkey-challenge.ts'
import { refuse } from './prove-passkey.service.ts'

const mostPasskeys = 10
/** Ed25519, ES256 and RS256. */
const algorithms = [-8, -7, -257]

/**
 * Returns what a browser needs to make a passkey.
 * @throws MainFailure `STEP_UP_NEEDED`
 */
export async function offerPasskey(
  context: MainContext,
  { session }: OwnCall,
): Promise<PasskeyCreation> {
  requireFreshProof(context, session)
  const { userId, sessionId } = session
  const user = await findUser(context.db, userId)
  if (!user) throw new Error('A session without its account')
  const passkeys = await listPasskeys(context.db, userId)
  const { rp, challenge, ...options } = await generateRegistrationOptions({
    rpName: context.productName,
    rpID: siteOf(context).id,
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`.trim(),
    // It says nothing of the person.
    userID: new Uint8Array(createHash('sha256').update(userId).digest()),
    challenge: await makeChallenge(context, { sessionId, purpose: 'add' }),
    timeout: challengeLifetimeMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
  })
  return {
    ...{ rp: { name: rp.name, id: siteOf(context).id }, challenge, user: options.user },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    ...{ timeout: challengeLifetimeMs, attestation: 'none' },
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({
      ...{ id, type: 'public-key', transports },
    })),
    authenticatorSelection: {
      ...{ residentKey: 'preferred', userVerification: 'required', requireResidentKey: false },
    },
  }
}

/**
 * Adds a passkey. The challenge was made after a fresh proof, so it stands for that.
 * @throws MainFailure `WRONG_PASSKEY`, `PASSKEY_EXISTS` or `TOO_MANY_PASSKEYS`
 */
export async function addPasskey(
  context: MainContext,
  call: OwnCall,
  { name, passkey: { id, rawId, type, response } }: NewPasskey,
): Promise<void> {
  const { userId, sessionId } = call.session
  const use = { sessionId, purpose: 'add' } as const
  const expectedChallenge = await spendChallenge(context, use, response.clientDataJSON)
  const { clientDataJSON, attestationObject, transports } = response
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge,
    expectedOrigin: siteOf(context).origin,
    expectedRPID: siteOf(context).id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse)
  if (!verified) throw new MainFailure('WRONG_PASSKEY')
  const { credential, credentialBackedUp } = registrationInfo
  await context.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if ((await listPasskeys(tx, userId)).length >= mostPasskeys)
      throw new MainFailure('TOO_MANY_PASSKEYS')
    const isNew = await insertPasskey(tx, {
      ...{ credentialId: credential.id, userId, name, counter: credential.counter, transports },
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      isBackedUp: credentialBackedUp,
      ...{ createdAt: context.clock.now(), lastUsedAt: null },
    })
    if (!isNew) throw new MainFailure('PASSKEY_EXISTS')
    await tellFactorChange(context, tx, { userId, change: 'passkey_added' })
    await appendOwnEntry(context, tx, { ...call, action: 'passkey_added' })
  })
}

/**
 * Removes a passkey, but never the last second factor.
 * @throws MainFailure `STEP_UP_NEEDED`, `ERR_NO_PASSKEY` or `LAST_FACTOR`
 */
export async function removePasskey(
  context: MainContext,
  call: OwnCall,
  credentialId: string,
): Promise<void> {
  requireFreshProof(context, call.session)
  const { userId } = call.session
  await context.db.transaction(async (tx) => {
    await lockUser(tx, userId)
    if (!(await deletePasskey(tx, { userId, credentialId })))
      throw new MainFailure('ERR_NO_PASSKEY')
    const hasOther =
      (await findTotpSecret(tx, userId)) !== undefined ||
      (await listPasskeys(tx, userId)).length > 0
    if (!hasOther) throw new MainFailure('LAST_FACTOR')
    await tellFactorChange(context, tx, { userId, change: 'passkey_removed' })
    await appendOwnEntry(context, tx, { ...call, action: 'passkey_removed' })
  })
}
