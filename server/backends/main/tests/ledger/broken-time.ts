import { type SQL, sql } from 'drizzle-orm'

/**
 * Selects the programs, of one member or all, whose periods are wrong. They have gaps, last longer
 * or shorter than was paid for, or end on another day than the program. Also those whose sessions
 * do not add up.
 */
export function brokenTimeOf(userId?: string): SQL {
  return sql`
    with periods as (
      select p.*, t.ends_on as tracker_ends_on, s.duration_weeks,
        lag(p.ends_on) over w as ended_before, lead(p.starts_on) over w as next_starts_on
      from main.program_periods p
      join main.trackers t on t.id = p.tracker_id
      join main.orders o on o.id = p.order_id
      join main.product_services s on s.id = o.product_service_id
      where p.reversed_at is null ${userId === undefined ? sql`` : sql`and t.user_id = ${userId}`}
      window w as (partition by p.tracker_id order by p.starts_on, p.ends_on)
    )
    select tracker_id from periods
    where starts_on < ended_before or ends_on - starts_on <> duration_weeks * 7
      or (next_starts_on is null and ends_on <> tracker_ends_on)
    union all
    select t.id from main.trackers t
    where session_balance <> (
      select coalesce(sum(amount), 0) from main.session_credits c where c.tracker_id = t.id)
      ${userId === undefined ? sql`` : sql`and t.user_id = ${userId}`}`
}
