import { inArray, lte } from 'drizzle-orm'
import { rateLimitTable } from '#server/db/main/rate-limit.table.ts'
import type { Database } from '#server/db/open-database.ts'

const mostDeleted = 10

/** Skips rows that another call locks. */
export async function deleteSomeExpiredLimits(db: Database, now: Date): Promise<void> {
  const expired = db
    .select({ key: rateLimitTable.key })
    .from(rateLimitTable)
    .where(lte(rateLimitTable.expire, now))
    .limit(mostDeleted)
    .for('update', { skipLocked: true })
  await db.delete(rateLimitTable).where(inArray(rateLimitTable.key, expired))
}
