import { asc, sql } from 'drizzle-orm'
import { backgroundWorkTable } from '#server/db/main/background-work.table.ts'
import type { Database } from '#server/db/open-database.ts'

export function listWorks(db: Database) {
  return db.select().from(backgroundWorkTable).orderBy(asc(backgroundWorkTable.work))
}

/** Keeps that these kinds of work ended well. */
export async function markDone(db: Database, works: readonly string[], at: Date): Promise<void> {
  await db
    .insert(backgroundWorkTable)
    .values(works.map((work) => ({ work, lastDoneAt: at })))
    .onConflictDoUpdate({
      target: backgroundWorkTable.work,
      set: { lastDoneAt: at, failures: 0 },
    })
}

type Failed = { work: string; at: Date; lastError: string }

/** Keeps that a kind of work failed. */
export async function markFailed(db: Database, { work, at, lastError }: Failed): Promise<void> {
  const failed = { lastFailedAt: at, lastError }
  await db
    .insert(backgroundWorkTable)
    .values({ work, ...failed, failures: 1 })
    .onConflictDoUpdate({
      target: backgroundWorkTable.work,
      set: { ...failed, failures: sql`${backgroundWorkTable.failures} + 1` },
    })
}
