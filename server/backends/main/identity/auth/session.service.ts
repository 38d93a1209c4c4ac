import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken, randomId, randomToken } from '#server/backends/main/platform/random-secret.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { type AccessClaims, readAccessToken, signAccessToken } from './access-token.ts'
import { readAuthSession } from './auth-session.ts'
import { deleteGoogleSignInsOf } from './google-sign-in.repository.ts'
import {
  deleteExpiredRefreshTokens,
  deleteOldSessions,
  deleteSurplusSessions,
  endSession,
  findSession,
  insertRefreshToken,
  insertSession,
} from './session.repository.ts'

/** A member who stays away longer signs in again. */
export const refreshTokenLifetimeMs = 30 * dayMs

/** After this time even an active member proves their identity again. */
export const sessionLifetimeMs = 90 * dayMs

/** How long a replaced access token works on: requests in parallel with a refresh still carry it. */
const replacedPairLifetimeMs = 10 * 1000

/** More than any member's devices. A further sign-in drops the least recently seen session. */
const mostSessions = 100

/** How long ended sessions stay. By then all of their tokens have expired. */
const endedSessionLifetimeMs = refreshTokenLifetimeMs + dayMs

/** The user and session of an authenticated call. */
export type Member = {
  user: User
  sessionId: string
  /** When the session began, by password, Google or a proved address. */
  signedInAt: Date
}

/** A user with proven identity, and their device. */
export type SignIn = {
  user: User
  /** From `deviceNameOf`. */
  device: string
}

type SessionContext = Pick<MainContext, 'clock' | 'secrets'>

/**
 * Signs a user in: creates a session with its first token pair and logs it.
 * @throws MainFailure `ACCOUNT_SUSPENDED`
 */
export async function openSession(
  context: SessionContext,
  tx: Database,
  { user, device }: SignIn,
): Promise<AuthSession> {
  if (user.suspendedAt) throw new MainFailure('ACCOUNT_SUSPENDED')
  const now = context.clock.now()
  await deleteOldSessions(tx, { userId: user.id, before: later(now, -endedSessionLifetimeMs) })
  await deleteSurplusSessions(tx, { userId: user.id, keep: mostSessions - 1 })
  await deleteExpiredRefreshTokens(tx, now)
  const sessionId = randomId()
  await insertSession(tx, {
    id: sessionId,
    userId: user.id,
    device,
    createdAt: now,
    lastSeenAt: now,
  })
  await appendAuditEntry(context, tx, { action: 'signed_in', subjectId: user.id })
  return issueTokens(context, tx, { user, sessionId })
}

/** Issues a new token pair for an open session. */
async function issueTokens(
  context: SessionContext,
  tx: Database,
  { user, sessionId }: Pick<Member, 'user' | 'sessionId'>,
): Promise<AuthSession> {
  const now = context.clock.now()
  const refreshToken = randomToken()
  const refreshTokenHash = hashOfToken(refreshToken)
  await insertRefreshToken(tx, {
    tokenHash: refreshTokenHash,
    sessionId,
    expiresAt: later(now, refreshTokenLifetimeMs),
  })
  const claims = { userId: user.id, sessionId, refreshTokenHash }
  const token = await signAccessToken(context, claims, now)
  return readAuthSession(tx, user, { token, refreshToken })
}

/**
 * Looks up session and pair on every call. The tokens of an ended session end at once, those of a
 * replaced pair after a moment. Throws MainFailure `jwt expired`, `invalid token` or `already logout`.
 */
export async function identify(
  context: Pick<MainContext, 'db' | 'clock' | 'secrets'>,
  accessToken: string,
): Promise<Member> {
  const claims: AccessClaims = await readAccessToken(context, accessToken)
  const session = await findSession(context.db, claims)
  if (!session) throw new MainFailure('invalid token')
  const { deletedAt, suspendedAt } = session.user
  if (session.endedAt || deletedAt || suspendedAt) throw new MainFailure('already logout')
  if (!session.refreshToken || isLongReplaced(session.refreshToken, context.clock.now()))
    throw new MainFailure('jwt expired')
  return { user: session.user, sessionId: claims.sessionId, signedInAt: session.signedInAt }
}

/** Returns true if a token was replaced, and parallel requests can no longer carry it. */
export function isLongReplaced({ replacedAt }: { replacedAt: Date | null }, now: Date): boolean {
  return replacedAt !== null && later(replacedAt, replacedPairLifetimeMs) < now
}

export async function signOut(context: MainContext, { user, sessionId }: Member): Promise<void> {
  await context.db.transaction(async (tx) => {
    const wasOpen = await endSession(tx, sessionId, context.clock.now())
    // The next user of this computer must not connect their Google account to this one.
    await deleteGoogleSignInsOf(tx, user.id)
    if (wasOpen) await appendAuditEntry(context, tx, { action: 'signed_out', subjectId: user.id })
  })
}
