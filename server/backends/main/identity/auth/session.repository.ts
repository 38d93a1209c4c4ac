import { and, desc, eq, inArray, isNull, lte, ne, notInArray, or } from 'drizzle-orm'
import { refreshTokenTable } from '#server/db/main/refresh-token.table.ts'
import { sessionTable } from '#server/db/main/session.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function insertSession(
  db: Database,
  session: typeof sessionTable.$inferInsert,
): Promise<void> {
  await db.insert(sessionTable).values(session)
}

export async function insertRefreshToken(
  db: Database,
  token: { tokenHash: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(refreshTokenTable).values(token)
}

type BearerSession = {
  user: User
  signedInAt: Date
  endedAt: Date | null
  /** The refresh token of the same pair; null if it is unknown. */
  refreshToken: typeof refreshTokenTable.$inferSelect | null
}

export async function findSession(
  db: Database,
  claims: { sessionId: string; userId: string; refreshTokenHash: string },
): Promise<BearerSession | undefined> {
  const [row] = await db
    .select({
      user: userTable,
      signedInAt: sessionTable.createdAt,
      endedAt: sessionTable.endedAt,
      refreshToken: refreshTokenTable,
    })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .leftJoin(
      refreshTokenTable,
      and(
        eq(refreshTokenTable.sessionId, sessionTable.id),
        eq(refreshTokenTable.tokenHash, claims.refreshTokenHash),
      ),
    )
    .where(and(eq(sessionTable.id, claims.sessionId), eq(sessionTable.userId, claims.userId)))
  return row
}

/** Locks the session, so that parallel refreshes take turns. */
export async function lockSessionOfToken(db: Database, tokenHash: string) {
  const ofToken = db
    .select({ id: refreshTokenTable.sessionId })
    .from(refreshTokenTable)
    .where(eq(refreshTokenTable.tokenHash, tokenHash))
  const [session] = await db
    .select()
    .from(sessionTable)
    .where(eq(sessionTable.id, ofToken))
    .for('update')
  return session
}

/** Read it after locking the session, because a parallel refresh may have replaced it. */
export async function findRefreshToken(db: Database, tokenHash: string) {
  const [token] = await db
    .select()
    .from(refreshTokenTable)
    .where(eq(refreshTokenTable.tokenHash, tokenHash))
  return token
}

export async function markTokenReplaced(db: Database, tokenHash: string, at: Date): Promise<void> {
  await db
    .update(refreshTokenTable)
    .set({ replacedAt: at })
    .where(eq(refreshTokenTable.tokenHash, tokenHash))
}

export async function markSessionSeen(db: Database, sessionId: string, at: Date): Promise<void> {
  await db.update(sessionTable).set({ lastSeenAt: at }).where(eq(sessionTable.id, sessionId))
}

/** Returns true if the session was open. */
export async function endSession(db: Database, sessionId: string, at: Date): Promise<boolean> {
  const ended = await db
    .update(sessionTable)
    .set({ endedAt: at })
    .where(and(eq(sessionTable.id, sessionId), isNull(sessionTable.endedAt)))
    .returning({ id: sessionTable.id })
  return ended.length === 1
}

/** Ends every session of a user, except `except`. */
export async function endSessionsOfUser(
  db: Database,
  { userId, except, at }: { userId: string; except?: string; at: Date },
): Promise<void> {
  const isOpen = and(eq(sessionTable.userId, userId), isNull(sessionTable.endedAt))
  await db
    .update(sessionTable)
    .set({ endedAt: at })
    .where(except === undefined ? isOpen : and(isOpen, ne(sessionTable.id, except)))
}

/**
 * Deletes a user's sessions that ended, or were last seen, before a moment. Cascades to their
 * tokens.
 */
export async function deleteOldSessions(
  db: Database,
  { userId, before }: { userId: string; before: Date },
): Promise<void> {
  const isOld = or(lte(sessionTable.endedAt, before), lte(sessionTable.lastSeenAt, before))
  await db.delete(sessionTable).where(and(eq(sessionTable.userId, userId), isOld))
}

/** Deletes a user's surplus sessions: ended ones first, then the least recently seen. */
export async function deleteSurplusSessions(
  db: Database,
  { userId, keep }: { userId: string; keep: number },
): Promise<void> {
  const remaining = db
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(eq(sessionTable.userId, userId))
    .orderBy(desc(isNull(sessionTable.endedAt)), desc(sessionTable.lastSeenAt))
    .limit(keep)
  await db
    .delete(sessionTable)
    .where(and(eq(sessionTable.userId, userId), notInArray(sessionTable.id, remaining)))
}

/** Keeps each call short. */
const maxDeletedTokens = 500

/**
 * Deletes expired refresh tokens of all users. Skips locked rows, so that two sign-ins never wait
 * for each other.
 */
export async function deleteExpiredRefreshTokens(db: Database, moment: Date): Promise<void> {
  const expired = db
    .select({ tokenHash: refreshTokenTable.tokenHash })
    .from(refreshTokenTable)
    .where(lte(refreshTokenTable.expiresAt, moment))
    .limit(maxDeletedTokens)
    .for('update', { skipLocked: true })
  await db.delete(refreshTokenTable).where(inArray(refreshTokenTable.tokenHash, expired))
}
