import { isNotNull, sql } from 'drizzle-orm'
import { listNotifications } from '#server/backends/main/purchase/payments/payment-notification.repository.ts'
import { paymentStateOf } from '#server/backends/main/purchase/payments/payment-state.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { brokenTimeOf } from './broken-time.ts'

/** Invariants; each query selects the rows that break one. */
const broken = {
  'a promo code counts what was not redeemed, or was redeemed past its quota': sql`
    select code from main.promo_codes p
    where used > quota or used <> (
      select count(*) from main.promo_redemptions r where r.promo_code = p.code and returned_at is null)`,
  'a member holds a promo code twice': sql`
    select user_id from main.promo_redemptions where returned_at is null
    group by user_id, promo_code having count(*) > 1`,
  'lines do not come to the total': sql`
    select o.id from main.orders o where total_rupiah is distinct from (
      select sum(amount_rupiah) from main.order_lines l where l.order_id = o.id and not is_included)`,
  'a payment and its order differ': sql`
    select o.id from main.orders o join main.transactions t on t.order_id = o.id
    where t.total_rupiah <> o.total_rupiah
      or t.state <> case o.state when 'awaiting_payment' then 'pending' else o.state end`,
  'a paid order was given nothing': sql`
    select o.id from main.orders o left join main.fulfilments f on f.order_id = o.id
    where o.state in ('paid') and (f.fulfilled_at is null or f.reversed_at is not null)`,
  'an order that has no money has its program': sql`
    select o.id from main.orders o join main.fulfilments f on f.order_id = o.id
    where o.state not in ('paid', 'partially_refunded') and f.reversed_at is null`,
  'an unpaid order holds its promo': sql`
    select o.id from main.orders o join main.promo_redemptions r on r.order_id = o.id
    where o.state in ('expired', 'cancelled', 'denied') and r.returned_at is null`,
  'time was given for nothing, and not taken back': sql`
    select p.order_id from main.program_periods p join main.orders o on o.id = p.order_id
    where p.reversed_at is null and o.state not in ('paid', 'partially_refunded')`,
  'time or sessions of a program were lost': brokenTimeOf(),
}

/** Returns a sentence with an example for each broken invariant. */
export async function violationsIn(
  db: Database,
  acknowledged: { orderIds: string[]; settledIds: string[] },
): Promise<string[]> {
  const found: string[] = []
  for (const [sentence, query] of Object.entries(broken)) {
    const { rows } = (await db.execute(query)) as unknown as { rows: Record<string, unknown>[] }
    if (rows.length > 0) found.push(`${sentence}: ${rows.length}, ${JSON.stringify(rows[0])}`)
  }
  return [...found, ...(await misplaced(db)), ...(await lost(db, acknowledged))]
}

/** Payments whose state does not follow from their notifications. */
async function misplaced(db: Database): Promise<string[]> {
  const notifications = Map.groupBy(
    await listNotifications(db),
    ({ transactionId }) => transactionId,
  )
  const transactions = await db.select().from(transactionTable)
  return transactions.flatMap((transaction) => {
    const { current } = paymentStateOf(notifications.get(transaction.id) ?? [], transaction)
    const isMoney = current && !['denied', 'cancelled', 'expired'].includes(current.state)
    if (!isMoney || current.state === transaction.state) return []
    return [`a payment is ${transaction.state}, but its notifications say ${current.state}`]
  })
}

/** Effects that a caller saw acknowledged and that are missing. */
async function lost(
  db: Database,
  { orderIds, settledIds }: { orderIds: string[]; settledIds: string[] },
): Promise<string[]> {
  const orders = await db.select({ id: orderTable.id }).from(orderTable)
  const paid = await db
    .select({ id: transactionTable.id })
    .from(transactionTable)
    .where(isNotNull(transactionTable.paidAt))
  const missing = (ids: string[], there: { id: string }[]) =>
    new Set(ids).difference(new Set(there.map(({ id }) => id))).size
  const lostOrders = missing(orderIds, orders)
  const lostPayments = missing(settledIds, paid)
  return [
    ...(lostOrders > 0 ? [`${lostOrders} orders were answered and are lost`] : []),
    ...(lostPayments > 0 ? [`${lostPayments} payments were answered and are lost`] : []),
  ]
}
