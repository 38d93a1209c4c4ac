import { sql } from 'drizzle-orm'
import { contentChannel, type Database } from '#server/db/open-database.ts'

/** Notifies every instance if a price or promo started or ended in the period. */
export async function announceTurns(
  db: Database,
  { after, until }: { after: Date; until: Date },
): Promise<void> {
  const [from, to] = [after, until].map((moment) => sql`${moment.toISOString()}::timestamptz`)
  await db.execute(sql`
    select pg_notify(${contentChannel}, 'main.product_prices') where exists (
      select from (
        select starts_at as turn from main.product_prices
        union all select starts_at from main.promotions
        union all select ends_at from main.promotions
      ) turns where turn > ${from} and turn <= ${to}
    )`)
}
