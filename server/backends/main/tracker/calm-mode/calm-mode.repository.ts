import { eq } from 'drizzle-orm'
import { calmModeTable } from '#server/db/main/calm-mode.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function isInCalmMode(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(calmModeTable, eq(calmModeTable.userId, userId))) > 0
}

/** Idempotent: a second call leaves the earlier start. */
export async function switchCalmModeOn(db: Database, userId: string, at: Date): Promise<void> {
  await db.insert(calmModeTable).values({ userId, switchedOnAt: at }).onConflictDoNothing()
}

export async function switchCalmModeOff(db: Database, userId: string): Promise<void> {
  await db.delete(calmModeTable).where(eq(calmModeTable.userId, userId))
}
