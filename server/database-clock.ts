import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open-database.ts'
import type { Clock } from './clock.ts'

/** A computer's own count of time strays by about a millisecond in this period. */
const measureEveryMs = 30_000

/**
 * Opens a clock that shows the database's time. Instances whose computers disagree about the time
 * thus agree about codes and expiry. It counts on from the last measurement, so reading it costs no
 * query, and a failed measurement changes nothing.
 * @throws if the database does not answer the first measurement
 */
export async function openDatabaseClock(db: Database): Promise<Clock & { close(): void }> {
  let aheadOfCountMs = await measure(db)
  const timer = setInterval(async () => {
    aheadOfCountMs = await measure(db).catch(() => aheadOfCountMs)
  }, measureEveryMs)
  timer.unref()
  return {
    now: () => new Date(aheadOfCountMs + performance.now()),
    close: () => clearInterval(timer),
  }
}

/** Returns how far the database's time is ahead of this process's count of time. */
async function measure(db: Database): Promise<number> {
  const askedAtMs = performance.now()
  const { rows } = (await db.execute(
    sql`select extract(epoch from clock_timestamp()) * 1000 as time_ms`,
  )) as unknown as { rows: { time_ms: string }[] }
  const answeredAtMs = performance.now()
  return Number(rows[0]?.time_ms) - (askedAtMs + answeredAtMs) / 2
}
