import { createHmac } from 'node:crypto'
import { findUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken } from '#server/backends/main/platform/random-secret.ts'
import type { AuthSession } from '#server/contract/auth.schema.ts'
import type { Database } from '#server/db/open-database.ts'
import { signAccessToken } from './access-token.ts'
import { readAuthSession } from './auth-session.ts'
import { deleteGoogleSignInsOf } from './google-sign-in.repository.ts'
import {
  endSession,
  findRefreshToken,
  insertRefreshToken,
  lockSessionOfToken,
  markSessionSeen,
  markTokenReplaced,
} from './session.repository.ts'
import { isLongReplaced, refreshTokenLifetimeMs, sessionLifetimeMs } from './session.service.ts'

type Refresh = { userId: string; refreshToken: string }

/**
 * Exchanges a refresh token for a new pair. The predecessor of the active token gets the active
 * pair again. An answer may be lost, and a slow request still carries the token. An older token
 * must be stolen, so the session ends for thief and victim. Throws MainFailure `refresh token
 * expired`.
 */
export async function refresh(context: MainContext, request: Refresh): Promise<AuthSession> {
  const renewed = await context.db.transaction((tx) => renew(context, tx, request))
  // Thrown after the transaction, because a rollback would keep a stolen session open.
  if (!renewed) throw new MainFailure('refresh token expired')
  return renewed
}

async function renew(
  context: MainContext,
  tx: Database,
  { userId, refreshToken }: Refresh,
): Promise<AuthSession | undefined> {
  const now = context.clock.now()
  const tokenHash = hashOfToken(refreshToken)
  const session = await lockSessionOfToken(tx, tokenHash)
  if (!session || session.endedAt || session.userId !== userId) return undefined
  const token = await findRefreshToken(tx, tokenHash)
  if (!token || token.expiresAt <= now) return undefined
  const successor = successorOf(context, refreshToken)
  const successorHash = hashOfToken(successor)
  if (token.replacedAt && !(await isActive(tx, successorHash))) {
    context.log.warn({ memberId: userId, sessionId: session.id }, 'a session was stolen')
    await endSession(tx, session.id, now)
    await deleteGoogleSignInsOf(tx, userId)
    await appendAuditEntry(context, tx, {
      action: 'session_stolen',
      subjectId: userId,
      actorId: '',
    })
    return undefined
  }
  if (later(session.createdAt, sessionLifetimeMs) <= now) {
    await endSession(tx, session.id, now)
    return undefined
  }
  const user = await findUser(tx, userId)
  if (!user) return undefined
  if (!token.replacedAt) {
    await markTokenReplaced(tx, tokenHash, now)
    await markSessionSeen(tx, session.id, now)
    await insertRefreshToken(tx, {
      tokenHash: successorHash,
      sessionId: session.id,
      expiresAt: later(now, refreshTokenLifetimeMs),
    })
  }
  // Dated from the rotation, so that parallel uses of the old token return the same pair.
  const issuedAt = token.replacedAt && !isLongReplaced(token, now) ? token.replacedAt : now
  const claims = { userId, sessionId: session.id, refreshTokenHash: successorHash }
  const accessToken = await signAccessToken(context, claims, issuedAt)
  return readAuthSession(tx, user, { token: accessToken, refreshToken: successor })
}

async function isActive(db: Database, tokenHash: string): Promise<boolean> {
  const token = await findRefreshToken(db, tokenHash)
  return token?.replacedAt === null
}

/**
 * Derives the successor of a refresh token. Every instance computes the same one without storing
 * it, and only the secret leads from old to new.
 */
function successorOf({ secrets }: MainContext, refreshToken: string): string {
  return createHmac('sha256', secrets.refreshToken).update(refreshToken).digest('base64url')
}
