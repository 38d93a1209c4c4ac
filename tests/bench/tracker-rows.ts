import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/open-database.ts'

/** Members with ten years of daily weights; more would exceed ten million rows. */
export const membersWithTenYears = 1_000
const daysOfTenYears = 3_652
const daysOfOthers = 64
const daysOfMonth = 31

type Filling = {
  memberCount: number
  /** The first tracker with ten years of weights, and one with a month. */
  decadeId: string
  monthId: string
}

/**
 * Fills a database with trackers and their daily weights, and returns the number of weights.
 * Inserts day by day, so the rows of one member lie as far apart as after years of use. Bypasses
 * the triggers; the rows are made to satisfy their checks.
 */
export async function fillTrackers(
  db: Database,
  { memberCount, decadeId, monthId }: Filling,
): Promise<number> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into main.users (id, email, first_name, last_name, password_hash, email_verified_at, created_at)
      select 'u' || n, 'u' || n || '@contoh.id', 'Dewi', '', 'x', now(), now()
      from generate_series(1, ${memberCount - 1}::int) as n`)
    await tx.execute(sql`
      insert into main.trackers (id, user_id, program_slug, starts_on, ends_on, created_at)
      select 't' || n, 'u' || n, 'seimbang-harian', current_date - 30, current_date + 60, now()
      from generate_series(1, ${memberCount - 1}::int) as n`)
    await insertWeights(tx, { from: 0, to: membersWithTenYears, days: daysOfTenYears, decadeId })
    await insertWeights(tx, { from: membersWithTenYears, to: memberCount, days: daysOfOthers })
    await tx.execute(sql`
      insert into main.weights (tracker_id, measured_on, kilograms)
      select ${monthId}, current_date - d, 70 + sin(d) from generate_series(0, ${daysOfMonth - 1}::int) as d`)
  })
  await db.execute(sql`vacuum analyze main.weights`)
  await db.execute(sql`analyze`)
  // Otherwise the server would write the inserted rows to disk during the measurement.
  await db.execute(sql`checkpoint`)
  const others = memberCount - membersWithTenYears
  return membersWithTenYears * daysOfTenYears + others * daysOfOthers + daysOfMonth
}

async function insertWeights(
  db: Database,
  { from, to, days, decadeId }: { from: number; to: number; days: number; decadeId?: string },
) {
  if (from >= to) return
  const tracker = decadeId ? sql`case when n = 0 then ${decadeId} else 't' || n end` : sql`'t' || n`
  await db.execute(sql`
    insert into main.weights (tracker_id, measured_on, kilograms)
    select ${tracker}, current_date - d, 70 + 5 * sin((d + n) / 40.0) + (d * 37 + n) % 13 / 10.0
    from generate_series(${days - 1}::int, 0, -1) as d, generate_series(${from}::int, ${to - 1}::int) as n`)
}
