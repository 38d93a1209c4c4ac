import { inArray, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import { insertUser } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { openAtRest } from '#server/backends/main/platform/rest-key.ts'
import { brokenTimeOf } from '#server/backends/main/tests/ledger/broken-time.ts'
import type { MainFixture } from '#server/backends/main/tests/main-backend.fixture.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { promoCodeServiceTable } from '#server/db/main/promo-code-service.table.ts'
import { type ModelPromo, type ModelService, PurchaseModel } from './purchase-model.ts'

export const services: ModelService[] = [
  { id: 'seimbang-harian-4w', priceRupiah: 349_000 },
  { id: 'jantung-sehat-12w', priceRupiah: 1_099_000 },
]

/** The real system, with members and promo codes of this run only. */
export type RealShop = {
  context: MainContext
  advance(milliseconds: number): void
  members: Member[]
}

/**
 * Opens a shop in the shared database, with its own rows, so that nothing has to be deleted
 * between runs.
 */
export async function openRealShop(
  main: MainFixture,
): Promise<{ model: PurchaseModel; real: RealShop }> {
  const now = main.clock.now()
  const endsAt = later(now, 48 * hourMs)
  const run = randomId()
  const base = { endsAt: endsAt.getTime(), minimumRupiah: 0, serviceIds: [] }
  const promos: ModelPromo[] = [
    { ...base, code: `ALL-${run}`.toUpperCase(), quota: 1, percent: 10 },
    {
      ...base,
      code: `SOME-${run}`.toUpperCase(),
      quota: 2,
      percent: 33,
      serviceIds: ['jantung-sehat-12w'],
    },
    { ...base, code: `DEAR-${run}`.toUpperCase(), quota: 2, percent: 50, minimumRupiah: 500_000 },
  ]
  await main.db.insert(promoCodeTable).values(
    promos.map(({ code, quota, percent, minimumRupiah }) => ({
      code,
      quota,
      minimumRupiah,
      discountKind: 'percent' as const,
      discountValue: percent,
      startsAt: now,
      endsAt,
    })),
  )
  await main.db
    .insert(promoCodeServiceTable)
    .values(
      promos.flatMap(({ code, serviceIds }) =>
        serviceIds.map((productServiceId) => ({ promoCode: code, productServiceId })),
      ),
    )
  const members = [await insertMember(main), await insertMember(main)]
  return {
    model: new PurchaseModel(now.getTime(), promos),
    real: { context: main.context, advance: main.clock.advance, members },
  }
}

export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new Error(`There is no ${index}`)
  return item
}

/** Returns the answer, or the failure's message. */
export async function outcomeOf<Answer>(call: Promise<Answer>): Promise<Answer | string> {
  return call.catch((error) => {
    if (error instanceof MainFailure) return error.message
    throw error
  })
}

/** Empties the outbox and returns the member's OTP from it. */
export async function takeCode({ context, members }: RealShop, member: number): Promise<string> {
  const mails = await context.db.delete(outboxMailTable).returning()
  const email = members[member]?.user.email
  const codes = mails.flatMap(({ recipient, text }) =>
    recipient === email ? (openAtRest(context, text).match(/\n(\d{6})\n/)?.[1] ?? []) : [],
  )
  return at(codes, 0)
}

/** Compares everything that the run's members have in the database with the model. */
export async function expectAsInModel(model: PurchaseModel, real: RealShop): Promise<void> {
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
      (select count(*)::int from main.refunds x where x.transaction_id = t.id and surplus_attempt is not null) as surplus,
      (select count(*)::int from main.refunds x where x.transaction_id = t.id and surplus_attempt is null) as asked,
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
      surplus: order.surplus.size,
      asked: order.isRefundAsked ? 1 : 0,
      is_same: true,
      holds: order.holdsPromo,
      granted: order.isGranted,
    })
  await expectNoTimeLost(real)
  const codes = model.promos.map(({ code }) => code)
  const used = await real.context.db
    .select({ code: promoCodeTable.code, used: promoCodeTable.used })
    .from(promoCodeTable)
    .where(inArray(promoCodeTable.code, codes))
  for (const { code, used: count } of used)
    expect(count).toBe(model.orders.filter((it) => it.promo === code && it.holdsPromo).length)
}

/** Extensions continue without a gap, and sessions add up. */
async function expectNoTimeLost({ context, members }: RealShop): Promise<void> {
  for (const { user } of members)
    expect(await context.db.execute(brokenTimeOf(user.id))).toMatchObject({ rows: [] })
}

async function insertMember({ db, clock }: MainFixture): Promise<Member> {
  const now = clock.now()
  const user = await insertUser(db, {
    id: randomId(),
    email: `${randomId().toLowerCase()}@contoh.id`,
    firstName: 'Dewi',
    lastName: '',
    passwordHash: 'unused',
    emailVerifiedAt: now,
    adultStatedAt: now,
    createdAt: now,
  })
  if (!user) throw new Error('The member exists already')
  return { user, sessionId: randomId(), signedInAt: now }
}
