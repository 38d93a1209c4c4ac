import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { PromoEffect } from '#server/contract/admin-promo.schema.ts'
import { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { promotionTable } from '#server/db/main/promotion.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

const serviceId = 'jantung-sehat-12w'
const regularRupiah = 1_099_000
const reason = 'a test'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
let owner: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
  owner = await createStaff(main).firstOwner()
})
afterAll(() => main.close())

const inMs = (milliseconds: number) => later(main.clock.now(), milliseconds).toISOString()

function promotion(wish: object = {}) {
  const id = `uji-${crypto.randomUUID()}`
  const prices = [{ productServiceId: serviceId, priceRupiah: 899_000 }]
  return { id, startsAt: null as string | null, endsAt: inMs(hourMs), prices, ...wish }
}

function promoCode(wish: object = {}) {
  return {
    code: `UJI-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
    ...{ startsAt: null as string | null, endsAt: inMs(hourMs), quota: 10, minimumRupiah: 0 },
    ...{ discountKind: 'percent', discountValue: 10, productServiceIds: [] as string[] },
    ...wish,
  }
}

async function send(path: string, body: object) {
  const answer = await main.post(`/v1/admin/${path}`, { ...owner.call, body })
  return [answer.status, answer.body.code]
}

async function effectOf(wish: object) {
  const query = new URLSearchParams({ wish: JSON.stringify(wish) })
  const { status, body } = await main.get(`/v1/admin/promo-effect?${query}`, owner.call)
  const services: PromoEffect['services'] = body.data?.services ?? []
  const of = (id: string) => services.find(({ productServiceId }) => productServiceId === id)
  return { status, code: body.code, services, of }
}

async function priceNow(): Promise<number> {
  const { body } = await main.get('/v1/product-services?program-slug=jantung-sehat')
  return body.data.find(({ id }: { id: string }) => id === serviceId).priceRupiah
}

async function totalWith(code: string) {
  const { token } = await main.signedInMember()
  const query = `product-service-id=${serviceId}&promo-code=${code}`
  return (await main.get(`/v1/order-check?${query}`, { token })).body.data
}

test('the effect of a promotion is what its orders pay, and looking keeps nothing', async () => {
  const wish = promotion({ startsAt: inMs(minuteMs) })
  const effect = await effectOf({ kind: 'promotion', promotion: wish })
  expect(effect.of(serviceId)).toMatchObject({
    ...{ beforeRupiah: regularRupiah, afterRupiah: 899_000, refusal: null },
  })
  const others = effect.services.filter(({ productServiceId }) => productServiceId !== serviceId)
  expect(others.length).toBeGreaterThan(20)
  for (const { beforeRupiah, afterRupiah } of others) expect(afterRupiah).toBe(beforeRupiah)
  expect(await main.db.$count(promotionTable, eq(promotionTable.id, wish.id))).toBe(0)

  expect(await send('promotions', { wish, reason })).toEqual([200, undefined])
  expect(await priceNow()).toBe(regularRupiah)
  main.clock.advance(minuteMs)
  expect(await priceNow()).toBe(899_000)
  const { body } = await purchases.order((await main.signedInMember()).token)
  expect(body.data.totalRupiah).toBe(899_000)
  // Another promotion that costs more changes nothing, and the effect says so.
  const prices = [{ productServiceId: serviceId, priceRupiah: 950_000 }]
  const weaker = await effectOf({ kind: 'promotion', promotion: promotion({ prices }) })
  expect(weaker.of(serviceId)).toMatchObject({ beforeRupiah: 899_000, afterRupiah: 899_000 })
  expect(await send(`promotions/${wish.id}/end`, { reason })).toEqual([200, undefined])
  expect(await priceNow()).toBe(regularRupiah)
  expect(await send(`promotions/${wish.id}/end`, { reason })).toEqual([409, 'PROMO_IS_OVER'])
  expect(await send('promotions/none/end', { reason })).toEqual([404, 'ERR_NO_PROMO'])
})

test('the effect of a code is what an order with it pays, or why it does not apply', async () => {
  const code = promoCode({ minimumRupiah: 500_000, productServiceIds: [serviceId] })
  const effect = await effectOf({ kind: 'code', code })
  expect(effect.of('jantung-sehat-4w')).toMatchObject({ refusal: 'PROMO_OTHER_PROGRAM' })
  const foreseen = effect.of(serviceId)
  expect(foreseen).toMatchObject({ beforeRupiah: regularRupiah, afterRupiah: 989_100 })
  expect(await main.db.$count(promoCodeTable, eq(promoCodeTable.code, code.code))).toBe(0)
  expect(await send('promo-codes', { wish: code, reason })).toEqual([200, undefined])
  expect(await totalWith(code.code)).toMatchObject({ totalRupiah: foreseen?.afterRupiah })
  expect(await send('promo-codes', { wish: code, reason })).toEqual([409, 'PROMO_TAKEN'])
  expect(await effectOf({ kind: 'code', code })).toMatchObject({ status: 409, code: 'PROMO_TAKEN' })
})

test('[C47] orders that are placed while a code ends keep their discount, and later ones pay whole', async () => {
  const { code, ...wish } = promoCode({ discountKind: 'rupiah', discountValue: 400_000 })
  const made = { code, ...wish, minimumRupiah: 1_000_000 }
  expect(await send('promo-codes', { wish: made, reason })).toEqual([200, undefined])
  main.clock.advance(1)
  const members = await Promise.all(Array.from({ length: 6 }, () => main.signedInMember()))
  const place = ({ token }: { token: string }) => purchases.order(token, { promoCode: code })
  const first = await place(members[0] ?? owner)
  const [ended, ...answers] = await Promise.all([
    send(`promo-codes/${code}/end`, { reason }),
    ...members.slice(1).map(place),
  ])
  expect(ended).toEqual([200, undefined])
  for (const { status, body } of [first, ...answers])
    if (status === 201) expect(body.data.totalRupiah).toBe(regularRupiah - 400_000)
    else expect(['PROMO_EXPIRED', 'PROMO_USED_UP']).toContain(body.code)
  expect(first.status).toBe(201)
  expect((await totalWith(code)).promoRefusal.reason).toBe('PROMO_EXPIRED')

  const [{ token, user }] = members as [(typeof members)[0]]
  await purchases.sendCode(token, first.body.data.id)
  const sent = await purchases.lastCode(user.email)
  const paid = await purchases.verify(token, first.body.data.id, sent)
  expect(paid.body.data).toMatchObject({
    ...{ state: 'pending', totalRupiah: regularRupiah - 400_000 },
    lines: first.body.data.lines,
  })
})

test('[C47] an order placed a millisecond before the end of a promotion keeps its price', async () => {
  const wish = promotion()
  await send('promotions', { wish, reason })
  const { order, token, code } = await purchases.orderWithCode()
  main.clock.advance(1)
  await send(`promotions/${wish.id}/end`, { reason })
  const late = await purchases.order((await main.signedInMember()).token, {
    expectedTotalRupiah: 899_000,
  })
  expect(late.body.code).toBe('PRICE_CHANGED')
  const { body } = await purchases.verify(token, order.id, code)
  expect(body.data).toMatchObject({ totalRupiah: 899_000, lines: order.lines })
})

test('what ends before its start never runs', async () => {
  const period = { startsAt: inMs(minuteMs) }
  const [wish, { code, ...rest }] = [promotion(period), promoCode(period)]
  await send('promotions', { wish, reason })
  await send('promo-codes', { wish: { code, ...rest }, reason })
  expect(await send(`promotions/${wish.id}/end`, { reason })).toEqual([200, undefined])
  expect(await send(`promo-codes/${code}/end`, { reason })).toEqual([200, undefined])
  const [shown] = (await main.get(`/v1/promotions?promotion-id=${wish.id}`)).body.data
  expect(shown.state).toBe('ended')
  main.clock.advance(minuteMs)
  expect(await priceNow()).toBe(regularRupiah)
  expect((await totalWith(code)).promoRefusal.reason).toBe('PROMO_EXPIRED')
  await stepUp()
  expect(await send(`promo-codes/${code}/end`, { reason })).toEqual([409, 'PROMO_IS_OVER'])
})

test('a quota never goes below what is used, also while orders use it', async () => {
  const { code, ...rest } = promoCode({ quota: 5 })
  await send('promo-codes', { wish: { code, ...rest }, reason })
  const members = await Promise.all(Array.from({ length: 5 }, () => main.signedInMember()))
  const [change] = await Promise.all([
    send(`promo-codes/${code}/quota`, { quota: 2, reason }),
    ...members.map(({ token }) => purchases.order(token, { promoCode: code })),
  ])
  const { codes } = (await main.get('/v1/admin/promos', owner.call)).body.data
  const now = codes.find((one: { code: string }) => one.code === code)
  expect(now.used).toBeLessThanOrEqual(now.quota)
  if (change?.[0] === 200) expect(now).toMatchObject({ quota: 2, used: 2 })
  else expect([change, now.quota]).toEqual([[409, 'PROMO_QUOTA_IN_USE'], 5])
  expect(await send(`promo-codes/${code}/quota`, { quota: 1, reason })).toEqual([
    409,
    'PROMO_QUOTA_IN_USE',
  ])
  expect(await send('promo-codes/NONE/quota', { quota: 1, reason })).toEqual([404, 'ERR_NO_PROMO'])
})

test.each([
  ['START_IS_OVER', () => ({ startsAt: inMs(-1) })],
  ['PROMO_PERIOD_EMPTY', () => ({ endsAt: inMs(0) })],
  ['PROMO_PRICE_FAR', () => ({ prices: [{ productServiceId: serviceId, priceRupiah: 549_499 }] })],
  [
    'PROMO_PRICE_FAR',
    () => ({ prices: [{ productServiceId: serviceId, priceRupiah: 1_099_000 }] }),
  ],
  ['ERR_NO_PRODUCT_SERVICE_ID', () => ({ prices: [{ productServiceId: 'x', priceRupiah: 1 }] })],
])('a promotion is refused with %s', async (code, wrong) => {
  const wish = promotion(wrong())
  expect((await send('promotions', { wish, reason }))[1]).toBe(code)
  expect((await effectOf({ kind: 'promotion', promotion: wish })).code).toBe(code)
})

test.each([
  { discountValue: 51 },
  { discountValue: 0 },
  { discountKind: 'rupiah', discountValue: 50_001, minimumRupiah: 100_000 },
  { quota: 0 },
  { code: '../x' },
])('a promo code of %o is no input', async (wrong) => {
  expect((await send('promo-codes', { wish: promoCode(wrong), reason }))[0]).toBe(400)
})

test('the database keeps promos, and the discount of a used code', async () => {
  const { code, ...rest } = promoCode()
  const wish = promotion()
  await send('promo-codes', { wish: { code, ...rest }, reason })
  await send('promotions', { wish, reason })
  await purchases.order((await main.signedInMember()).token, { promoCode: code })
  const changes = [
    sql`delete from main.promotions where id = ${wish.id}`,
    sql`update main.promotions set ends_at = ends_at + interval '1 day' where id = ${wish.id}`,
    sql`update main.promotions set starts_at = starts_at - interval '1 day' where id = ${wish.id}`,
    sql`delete from main.promo_codes where code = ${code}`,
    sql`update main.promo_codes set discount_value = 49 where code = ${code}`,
    sql`update main.promo_codes set ends_at = ends_at + interval '1 day' where code = ${code}`,
    sql`insert into main.promo_code_services values (${code}, ${serviceId})`,
  ]
  for (const change of changes) await expect(main.db.execute(change)).rejects.toThrow()
})

/** The owner proves themselves again. */
async function stepUp(): Promise<void> {
  const body = { code: owner.recoveryCodes.pop() }
  await main.post('/v1/staff-session/step-up', { ...owner.call, body })
}
