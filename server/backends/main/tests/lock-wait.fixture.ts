import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open-database.ts'

/** Resolves once a transaction in this PostgreSQL database waits for a lock. */
export async function untilTransactionWaits(db: Database): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  for (;;) {
    const { rows } = (await db.execute(waiting)) as unknown as { rows: unknown[] }
    if (rows.length > 0) return
  }
}
