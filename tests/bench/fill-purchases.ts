import { sql } from 'drizzle-orm'
import type { MainFixture } from '#server/backends/main/tests/main-backend.fixture.ts'

/** The numbers of the purchases: `from` is the first, `until` the one after the last. */
export type Stretch = { from: number; until: number }

/** The purchases end at the clock and begin this long before it. */
const years = 3

/**
 * Inserts members, orders, payments, receipts and entries of the audit log by SQL. Every fifth
 * purchase is of another member. Triggers and foreign keys are off: the rows are right by themselves.
 */
export async function fillPurchases(main: MainFixture, { from, until }: Stretch): Promise<void> {
  const now = main.clock.now().toISOString()
  const numbers = sql`generate_series(${from}::int, ${until - 1}::int) as i`
  const seconds = years * 365 * 24 * 3_600
  // Spreads any count of numbers over all years.
  const at = sql`date_trunc('milliseconds', ${now}::timestamptz
    - ((i::bigint * 7919) % ${seconds}) * interval '1 second' - interval '1 minute')`
  const state = sql`case when i % 1000 = 0 then 'pending' when i % 100 = 1 then 'refunded'
    when i % 500 = 2 then 'partially_refunded' when i % 10 = 3 then 'expired'
    when i % 5000 = 4 then 'charged_back' when i % 50 = 5 then 'cancelled' else 'paid' end`
  const isPaid = sql`${state} in ('paid', 'refunded', 'partially_refunded', 'charged_back')`
  const service = sql`(select id from main.product_services order by id limit 1)`
  await main.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into main.users (id, email, first_name, last_name, password_hash, email_verified_at, created_at)
      select 'm' || n, 'm' || n || '@contoh.id', 'Nama', 'Contoh', 'x', ${now}, ${now}
      from generate_series(${from / 5}::int, ${until / 5 - 1}::int) as n`)
    await tx.execute(sql`
      insert into main.orders
        (id, user_id, product_service_id, total_rupiah, state, locale, created_at, expires_at)
      select 'o' || i, 'm' || i / 5, ${service}, 899000,
        case ${state} when 'pending' then 'awaiting_payment' else ${state} end, 'id', ${at}, ${at}
      from ${numbers}`)
    await tx.execute(sql`
      insert into main.transactions (id, order_id, user_id, product_service_id, total_rupiah,
        refunded_rupiah, state, created_at, expires_at, paid_at, paid_attempt)
      select 't' || i, 'o' || i, 'm' || i / 5, ${service}, 899000,
        case ${state} when 'refunded' then 899000 when 'partially_refunded' then 100000 else 0 end,
        ${state}, ${at}, ${at}, case when ${isPaid} then ${at} end, case when ${isPaid} then 1 end
      from ${numbers}`)
    await tx.execute(sql`
      insert into main.receipts (number, order_id, buyer_name, content, issued_at)
      select 'KW-' || i, 'o' || i, 'Nama Contoh', '{}', ${at} from ${numbers} where ${isPaid}`)
    await tx.execute(sql`
      insert into main.audit_entries
        (id, at, actor_id, actor_kind, action, subject_id, object_kind, object_id)
      select 'a' || i, ${at}, 'm' || i / 5, case when i % 4 = 0 then 'staff' else 'member' end,
        case when i % 50000 = 7 then 'member_suspended' when i % 4 = 0 then 'purchase_read'
          else 'signed_in' end,
        'm' || i / 5, case when i % 4 = 0 then 'purchase' else '' end,
        case when i % 4 = 0 then 't' || i else '' end
      from ${numbers}`)
  })
  await main.db.execute(sql`vacuum analyze`)
}
