import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import type * as v from 'valibot'
import { later } from '#server/backends/main/later.ts'
import { MainFailure } from '#server/backends/main/main-failure.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { hashOfToken, randomToken } from '#server/backends/main/random-secret.ts'
import { findGoogleAccount } from '#server/backends/main/users/google-account.service.ts'
import type { googleProfileSchema } from '#server/contract/auth.schema.ts'
import { signRegistrationToken } from './access-token.ts'
import {
  deleteGoogleSignInsUpTo,
  insertGoogleSignIn,
  takeGoogleSignIn,
} from './google-sign-in.repository.ts'
import type { GoogleIdentity } from './google-sign-in.ts'
import { openSession } from './session.service.ts'

/** How long a visitor may stay at Google. */
const signInLifetimeMs = 10 * 60 * 1000

/** The address of Google's sign-in page; its `state` leads back to what is kept here. */
export async function startGoogleSignIn({ db, clock, google }: MainParts): Promise<string> {
  const now = clock.now()
  const attempt = {
    state: randomToken(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  }
  const url = await google.createUrl(attempt)
  await deleteGoogleSignInsUpTo(db, now)
  await insertGoogleSignIn(db, {
    stateHash: hashOfToken(attempt.state),
    nonce: attempt.nonce,
    codeVerifier: attempt.codeVerifier,
    expiresAt: later(now, signInLifetimeMs),
  })
  return url
}

type GoogleAnswer = { code: string; state?: string | undefined }
type GoogleProfile = v.InferOutput<typeof googleProfileSchema>

/**
 * Ends a sign-in at Google: a whole session for who has an account, and for who has none a profile
 * with the token to register with.
 * @throws MainFailure `GOOGLE_SIGN_IN_REFUSED`, `GOOGLE_UNAVAILABLE`
 */
export async function finishGoogleSignIn(
  parts: MainParts,
  { code, state = '' }: GoogleAnswer,
): Promise<GoogleProfile> {
  const kept = await takeGoogleSignIn(parts.db, hashOfToken(state))
  if (!kept || kept.expiresAt <= parts.clock.now()) throw new MainFailure('GOOGLE_SIGN_IN_REFUSED')
  const { nonce, codeVerifier } = kept
  const identity = await parts.google.redeem(code, { state, nonce, codeVerifier })
  // An address that Google does not vouch for proves nothing about who owns an account here.
  if (!identity.isEmailVerified || !identity.email) throw new MainFailure('GOOGLE_SIGN_IN_REFUSED')
  const session = await parts.db.transaction(async (tx) => {
    const user = await findGoogleAccount(parts, tx, identity)
    return user && openSession(parts, tx, user)
  })
  return session ?? newcomerOf(parts, identity)
}

async function newcomerOf(parts: MainParts, identity: GoogleIdentity): Promise<GoogleProfile> {
  const { issuer, subject, email, firstName, lastName, photoUrl } = identity
  return {
    authStatus: 'not_registered',
    id: '',
    firstName,
    lastName,
    email,
    birthDate: null,
    status: '',
    photoUrl,
    role: '',
    clientType: '',
    isGoogle: 'true',
    kol: '',
    isKol: '',
    token: await signRegistrationToken(parts, { issuer, subject, email, photoUrl }),
    refreshToken: '',
  }
}
