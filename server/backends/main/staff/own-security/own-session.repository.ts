import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm'
import { sessionTable } from '#server/db/main/session.table.ts'
import { staffSessionTable } from '#server/db/main/staff-session.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns a person's sessions that have not ended, with the device of their sign-in, newest use first. */
export function listFactorSessions(db: Database, { userId, at }: { userId: string; at: Date }) {
  return db
    .select({ session: staffSessionTable, device: sessionTable.device })
    .from(staffSessionTable)
    .innerJoin(sessionTable, eq(sessionTable.id, staffSessionTable.sessionId))
    .where(
      and(
        eq(staffSessionTable.userId, userId),
        isNull(staffSessionTable.endedAt),
        gt(staffSessionTable.expiresAt, at),
        isNull(sessionTable.endedAt),
      ),
    )
    .orderBy(desc(staffSessionTable.lastSeenAt), desc(staffSessionTable.openedAt))
}

type End = { userId: string; at: Date }

/** Returns false if the person has no such session, or it has ended. */
export async function endFactorSession(
  db: Database,
  { userId, at, tokenHash }: End & { tokenHash: string },
): Promise<boolean> {
  const ended = await db
    .update(staffSessionTable)
    .set({ endedAt: at })
    .where(and(isOpenOf(userId), eq(staffSessionTable.tokenHash, tokenHash)))
    .returning({ tokenHash: staffSessionTable.tokenHash })
  return ended.length === 1
}

export async function endOtherFactorSessions(
  db: Database,
  { userId, at, keep }: End & { keep: string },
): Promise<void> {
  await db
    .update(staffSessionTable)
    .set({ endedAt: at })
    .where(and(isOpenOf(userId), ne(staffSessionTable.tokenHash, keep)))
}

function isOpenOf(userId: string) {
  return and(eq(staffSessionTable.userId, userId), isNull(staffSessionTable.endedAt))
}
