import { inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { brokenTimeOf } from '#server/backends/main/tests/ledger/broken-time.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { chargedPriceAt } from '#server/db/main/price-at.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { refundsOf } from './payment-model.ts'
import type { PurchaseModel } from './purchase-model.ts'
import { kolPercent, type RealShop } from './real-shop.ts'
import { leftOf } from './refund-model.ts'

/** Compares everything that the run has in the database with the model. */
export async function expectAsInModel(model: PurchaseModel, real: RealShop): Promise<void> {
  await expectOrders(model, real)
  await expectNoTimeLost(real)
  await expectCatalogue(model, real)
  const { db } = real.context
  const acts = await db.$count(auditEntryTable, inArray(auditEntryTable.actorId, real.staff))
  expect(acts).toBe(model.actCount)
}

async function expectOrders(model: PurchaseModel, real: RealShop): Promise<void> {
  const ids = real.members.map(({ user }) => user.id)
  const userIds = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const { rows: orders } = (await real.context.db.execute(sql`
    select o.id, o.state, o.total_rupiah::int as total, coalesce(t.refunded_rupiah, 0)::int as refunded,
      coalesce(t.state = case o.state when 'awaiting_payment' then 'pending' else o.state end, true) as is_same,
      coalesce(r.returned_at is null and r.order_id is not null, false) as holds,
      coalesce(f.fulfilled_at is not null and f.reversed_at is null, false) as granted,
      t.paid_attempt as paid_by,
      coalesce(t.attempt, 1) as attempt,
      (select coalesce(json_agg(json_build_object('of', x.surplus_attempt, 'amount', x.amount_rupiah, 'state', x.state,
          'transferred', p.amount_rupiah, 'tasks', (select count(*) from main.tasks k where k.subject = x.id and k.closed_at is null)
        ) order by x.surplus_attempt nulls first, x.approval_id collate "C" nulls first), '[]')
        from main.refunds x left join main.refund_payouts p on p.refund_id = x.id
        where x.transaction_id = t.id) as refunds,
      (select coalesce(sum(amount_rupiah), 0)::int from main.kol_commissions k where k.order_id = o.id) as commission,
      (select (c.content->>'totalRupiah')::int from main.receipts c where c.order_id = o.id) as receipt,
      (select sum(amount_rupiah)::int from main.order_lines l where l.order_id = o.id and not is_included) as lines
    from main.orders o
    left join main.transactions t on t.order_id = o.id
    left join main.promo_redemptions r on r.order_id = o.id
    left join main.fulfilments f on f.order_id = o.id
    where o.user_id in (${userIds})`)) as unknown as { rows: Record<string, unknown>[] }
  const byId = new Map(orders.map((order) => [order.id, order]))
  expect(orders).toHaveLength(model.orders.length)
  for (const order of model.orders)
    expect(byId.get(order.id)).toEqual({
      id: order.id,
      state: order.state,
      total: order.totalRupiah,
      lines: order.totalRupiah,
      refunded: order.refundedRupiah,
      paid_by: order.paidAttempt ?? null,
      attempt: order.attempt,
      refunds: refundsOf(order).map((refund) => ({
        of: refund.surplusAttempt,
        amount: refund.amountRupiah,
        state: refund.state,
        transferred: refund.isTransferred ? refund.amountRupiah : null,
        tasks: refund.state === 'by_hand' ? 1 : 0,
      })),
      commission: Math.floor((leftOf(order) * kolPercent) / 100),
      receipt: order.hasReceipt ? order.totalRupiah : null,
      is_same: true,
      holds: order.holdsPromo,
      granted: order.isGranted,
    })
}

/** Extensions continue without a gap, and sessions add up. */
async function expectNoTimeLost({ context, members }: RealShop): Promise<void> {
  for (const { user } of members)
    expect(await context.db.execute(brokenTimeOf(user.id))).toMatchObject({ rows: [] })
}

async function expectCatalogue(model: PurchaseModel, { context }: RealShop): Promise<void> {
  const { id, withdrawnAt } = productServiceTable
  const services = await context.db
    .select({ id, withdrawnAt, priceRupiah: chargedPriceAt(context.clock.now()) })
    .from(productServiceTable)
    .where(
      inArray(
        id,
        model.services.map((service) => service.id),
      ),
    )
    .orderBy(id)
  expect(services).toEqual(
    model.services.map((service) => ({
      id: service.id,
      withdrawnAt: service.isOnSale ? null : expect.any(Date),
      priceRupiah: model.priceOf(service),
    })),
  )
  const { code, used, quota, endsAt } = promoCodeTable
  const promos = await context.db
    .select({ code, used, quota, endsAt })
    .from(promoCodeTable)
    .where(
      inArray(
        code,
        model.promos.map((promo) => promo.code),
      ),
    )
    .orderBy(code)
  const expected = model.promos.map((promo) => ({
    ...{ code: promo.code, quota: promo.quota, endsAt: new Date(promo.endsAt) },
    used: model.holdersOf(promo.code).length,
  }))
  expect(promos).toEqual(expected.toSorted((one, other) => (one.code < other.code ? -1 : 1)))
}
