import { later } from '#server/backends/main/later.ts'
import { MainFailure } from '#server/backends/main/main-failure.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { hashOfToken, randomId, randomToken } from '#server/backends/main/random-secret.ts'
import { findUser } from '#server/backends/main/users/user.repository.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { type AccessClaims, readAccessToken, signAccessToken } from './access-token.ts'
import { authSessionOf } from './auth-session.ts'
import {
  endSession,
  findRefreshToken,
  findSession,
  insertRefreshToken,
  insertSession,
  lockSessionOfToken,
  markTokenReplaced,
} from './session.repository.ts'

/** A member who does not come back for so long signs in again. */
const refreshTokenLifetimeMs = 30 * 24 * 60 * 60 * 1000

/** Parallel requests and several instances hold the same token for a moment. */
const refreshGraceMs = 10 * 1000

/** Who makes a call, and through which of their sessions. */
export type Member = { user: User; sessionId: string }

type SessionParts = Pick<MainParts, 'clock' | 'secrets'>

/** Signs a user in: a new session with its first pair of tokens. */
export async function openSession(
  parts: SessionParts,
  tx: Database,
  user: User,
): Promise<AuthSession> {
  const sessionId = randomId()
  await insertSession(tx, { id: sessionId, userId: user.id, createdAt: parts.clock.now() })
  return issueTokens(parts, tx, { user, sessionId })
}

/** A fresh pair of tokens for a session that is open already. */
export async function issueTokens(
  parts: SessionParts,
  tx: Database,
  { user, sessionId }: Member,
): Promise<AuthSession> {
  const refreshToken = randomToken()
  await insertRefreshToken(tx, {
    tokenHash: hashOfToken(refreshToken),
    sessionId,
    expiresAt: later(parts.clock.now(), refreshTokenLifetimeMs),
  })
  const token = await signAccessToken(parts, { userId: user.id, sessionId })
  return authSessionOf(user, { token, refreshToken })
}

/** @throws MainFailure `jwt expired`, `invalid token` or `already logout` */
export async function identify(
  parts: Pick<MainParts, 'db' | 'clock' | 'secrets'>,
  accessToken: string,
): Promise<Member> {
  const claims: AccessClaims = await readAccessToken(parts, accessToken)
  const session = await findSession(parts.db, claims)
  if (!session) throw new MainFailure('invalid token')
  if (session.endedAt) throw new MainFailure('already logout')
  return { user: session.user, sessionId: claims.sessionId }
}

export async function signOut(parts: MainParts, { sessionId }: Member): Promise<void> {
  await endSession(parts.db, sessionId, parts.clock.now())
}

/**
 * Trades a refresh token for a new pair. A replaced token still works within its grace; after that
 * it can only come from a thief or their victim, and ends the session for both.
 * @throws MainFailure `refresh token expired`
 */
export async function refresh(
  parts: MainParts,
  { userId, refreshToken }: { userId: string; refreshToken: string },
): Promise<AuthSession> {
  const tokenHash = hashOfToken(refreshToken)
  const renewed = await parts.db.transaction((tx) => rotate(parts, tx, { userId, tokenHash }))
  // Thrown only now: a thrown error would undo the end of a stolen session.
  if (!renewed) throw new MainFailure('refresh token expired')
  return renewed
}

async function rotate(
  parts: MainParts,
  tx: Database,
  { userId, tokenHash }: { userId: string; tokenHash: string },
): Promise<AuthSession | undefined> {
  const now = parts.clock.now()
  const session = await lockSessionOfToken(tx, tokenHash)
  if (!session || session.endedAt || session.userId !== userId) return undefined
  const token = await findRefreshToken(tx, tokenHash)
  if (!token || token.expiresAt <= now) return undefined
  if (token.replacedAt && later(token.replacedAt, refreshGraceMs) < now) {
    await endSession(tx, session.id, now)
    return undefined
  }
  await markTokenReplaced(tx, tokenHash, now)
  const user = await findUser(tx, userId)
  return user && issueTokens(parts, tx, { user, sessionId: session.id })
}
