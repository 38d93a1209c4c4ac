import { and, eq, isNull } from 'drizzle-orm'
import { refreshTokenTable } from '#server/db/main/refresh-token.table.ts'
import { sessionTable } from '#server/db/main/session.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function insertSession(
  db: Database,
  session: { id: string; userId: string; createdAt: Date },
): Promise<void> {
  await db.insert(sessionTable).values(session)
}

export async function insertRefreshToken(
  db: Database,
  token: { tokenHash: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(refreshTokenTable).values(token)
}

export type BearerSession = { user: User; endedAt: Date | null }

export async function findSession(
  db: Database,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<BearerSession | undefined> {
  const [row] = await db
    .select({ user: userTable, endedAt: sessionTable.endedAt })
    .from(sessionTable)
    .innerJoin(userTable, eq(userTable.id, sessionTable.userId))
    .where(and(eq(sessionTable.id, sessionId), eq(sessionTable.userId, userId)))
  return row
}

/** The session a refresh token belongs to, locked: parallel refreshes take turns. */
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

/** Read after the lock is held: what was there before may have been replaced meanwhile. */
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
    .where(and(eq(refreshTokenTable.tokenHash, tokenHash), isNull(refreshTokenTable.replacedAt)))
}

export async function endSession(db: Database, sessionId: string, at: Date): Promise<void> {
  await db
    .update(sessionTable)
    .set({ endedAt: at })
    .where(and(eq(sessionTable.id, sessionId), isNull(sessionTable.endedAt)))
}
