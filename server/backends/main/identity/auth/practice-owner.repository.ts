import { and, eq, inArray } from 'drizzle-orm'
import { practiceTable } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Returns true if the user is a nutritionist with an active or a paused practice. */
export async function ownsPractice(db: Database, userId: string): Promise<boolean> {
  const owned = and(
    eq(practiceTable.userId, userId),
    inArray(practiceTable.state, ['active', 'paused']),
  )
  return (await db.$count(practiceTable, owned)) > 0
}
