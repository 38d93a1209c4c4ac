import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import * as v from 'valibot'
import { minuteMs } from '#app/lib/time.ts'
import {
  connectGoogleAccount,
  findGoogleAccount,
} from '#server/backends/main/identity/users/google-account.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { violates } from '#server/backends/main/platform/constraint-violation.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken, randomToken } from '#server/backends/main/platform/random-secret.ts'
import { authSessionSchema, type googleProfileSchema } from '#server/contract/auth.schema.ts'
import { signRegistrationToken } from './access-token.ts'
import {
  consumeGoogleSignIn,
  deleteExpiredGoogleSignIns,
  insertGoogleSignIn,
} from './google-sign-in.repository.ts'
import type { GoogleIdentity } from './google-sign-in.ts'
import { openSession } from './session.service.ts'

/** How long a visitor may take at Google. */
const signInLifetimeMs = 10 * minuteMs

/**
 * Returns the URL of Google's sign-in page. Its `state` leads back to the pending sign-in stored
 * here, which names the member if one connects a Google account.
 */
export async function startGoogleSignIn(
  { db, clock, google }: MainContext,
  { userId }: { userId?: string } = {},
): Promise<string> {
  const now = clock.now()
  const attempt = {
    state: randomToken(),
    nonce: randomNonce(),
    codeVerifier: randomPKCECodeVerifier(),
  }
  const url = await google.createUrl(attempt)
  await deleteExpiredGoogleSignIns(db, now)
  await insertGoogleSignIn(db, {
    stateHash: hashOfToken(attempt.state),
    nonce: attempt.nonce,
    codeVerifier: attempt.codeVerifier,
    userId,
    expiresAt: later(now, signInLifetimeMs),
  })
  return url
}

type GoogleAnswer = { code: string; state?: string | undefined; device: string }
type GoogleProfile = v.InferOutput<typeof googleProfileSchema>

/**
 * Completes a sign-in at Google. A user with an account gets a session. A newcomer gets a profile
 * with a registration token. A connecting member gets neither. Throws MainFailure
 * `GOOGLE_SIGN_IN_REFUSED`, `GOOGLE_EMAIL_UNVERIFIED`, `GOOGLE_PROOF_NEEDED` or
 * `GOOGLE_UNAVAILABLE`.
 */
export async function finishGoogleSignIn(
  context: MainContext,
  { code, state = '', device }: GoogleAnswer,
): Promise<GoogleProfile> {
  const pending = await consumeGoogleSignIn(context.db, hashOfToken(state))
  if (!pending || pending.expiresAt <= context.clock.now())
    throw new MainFailure('GOOGLE_SIGN_IN_REFUSED')
  const { nonce, codeVerifier, userId } = pending
  const identity = await context.google.redeem(code, { state, nonce, codeVerifier })
  // Every identity without a subject would be the same one.
  if (identity.subject.trim() === '') throw new MainFailure('GOOGLE_SIGN_IN_REFUSED')
  // An address that Google has not verified does not prove ownership of an account here.
  if (!identity.isEmailVerified || !identity.email) throw new MainFailure('GOOGLE_EMAIL_UNVERIFIED')
  if (userId !== null) return connect(context, userId, identity)
  const session = await context.db.transaction(async (tx) => {
    const user = await findGoogleAccount(context, tx, identity)
    return user && openSession(context, tx, { user, device })
  })
  return session ?? newcomerOf(context, identity)
}

async function connect(
  context: MainContext,
  userId: string,
  identity: GoogleIdentity,
): Promise<GoogleProfile> {
  try {
    await context.db.transaction((tx) => connectGoogleAccount(context, tx, userId, identity))
  } catch (error) {
    // Two accounts raced to connect the same identity, and this one lost.
    if (violates(error, 'users_google_identity'))
      throw new MainFailure('GOOGLE_SIGN_IN_REFUSED', { cause: error })
    throw error
  }
  return { ...v.parse(authSessionSchema, {}), authStatus: 'connected' }
}

async function newcomerOf(context: MainContext, identity: GoogleIdentity): Promise<GoogleProfile> {
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
    token: await signRegistrationToken(context, { issuer, subject, email, photoUrl }),
    refreshToken: '',
  }
}
