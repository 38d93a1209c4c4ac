import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import { rateLimitTable } from '#server/db/main/rate-limit.table.ts'
import type { Database } from '#server/db/open-database.ts'

const { key: keyColumn, points, expire } = rateLimitTable

/** The calls in the current period of a key, with this one, and when the period ends. */
export type Counted = { points: number; endsAt: Date }

/** Counts a call. The first one after the end of a period begins another. */
export async function countCall(
  db: Database,
  { key, now, endsAt }: { key: string; now: Date; endsAt: Date },
): Promise<Counted> {
  const isOver = lte(expire, now)
  const [row] = await db
    .insert(rateLimitTable)
    .values({ key, points: 1, expire: endsAt })
    .onConflictDoUpdate({
      target: keyColumn,
      set: {
        points: sql`case when ${isOver} then 1 else ${points} + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
      },
    })
    .returning()
  return { points: row?.points ?? 1, endsAt: row?.expire ?? endsAt }
}

/** Takes back the count of one call in the current period. */
export async function uncountCall(
  db: Database,
  { key, now }: { key: string; now: Date },
): Promise<void> {
  await db
    .update(rateLimitTable)
    .set({ points: sql`${points} - 1` })
    .where(and(eq(keyColumn, key), gt(expire, now), gt(points, 0)))
}

export async function deleteLimit(db: Database, key: string): Promise<void> {
  await db.delete(rateLimitTable).where(eq(keyColumn, key))
}

const mostDeleted = 10

/** Skips rows that another call locks. */
export async function deleteSomeExpiredLimits(db: Database, now: Date): Promise<void> {
  const expired = db
    .select({ key: keyColumn })
    .from(rateLimitTable)
    .where(lte(expire, now))
    .limit(mostDeleted)
    .for('update', { skipLocked: true })
  await db.delete(rateLimitTable).where(inArray(keyColumn, expired))
}
