import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { sessionTable } from '#server/db/main/session.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** `seenAfter` excludes sessions whose tokens have all expired. */
type OpenSessions = { userId: string; seenAfter: Date }

/** Most recently seen first. */
export async function listOpenSessions(db: Database, open: OpenSessions) {
  return db
    .select()
    .from(sessionTable)
    .where(isOpen(open))
    .orderBy(desc(sessionTable.lastSeenAt), desc(sessionTable.id))
}

/** Returns true if it ended an open session of the user. */
export async function endOwnSession(
  db: Database,
  { id, at, ...open }: OpenSessions & { id: string; at: Date },
): Promise<boolean> {
  const ended = await db
    .update(sessionTable)
    .set({ endedAt: at })
    .where(and(eq(sessionTable.id, id), isOpen(open)))
    .returning({ id: sessionTable.id })
  return ended.length === 1
}

function isOpen({ userId, seenAfter }: OpenSessions) {
  return and(
    eq(sessionTable.userId, userId),
    isNull(sessionTable.endedAt),
    gt(sessionTable.lastSeenAt, seenAfter),
  )
}
