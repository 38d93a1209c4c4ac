import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { promoCodeServiceTable } from '#server/db/main/promo-code-service.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('a promo code in any capitalization adds a discount line', async () => {
  const code = await promo({ discountKind: 'percent', discountValue: 10 })
  const { token } = await main.signedInMember()
  const { data } = (await check(token, ` ${code.toLowerCase()} `)).body
  expect(data).toMatchObject({ totalRupiah: 989_100, promoRefusal: null })
  expect(data.lines).toEqual([
    { kind: 'item', productServiceId: serviceId, taxClass: 'non_pkp', amountRupiah: 1_099_000 },
    { kind: 'promo_discount', promoCode: code, amountRupiah: -109_900 },
  ])
  const placed = await purchases.order(token, { promoCode: code })
  expect(placed.body.data).toMatchObject({ totalRupiah: 989_100, lines: data.lines })
  expect(await useCountOf(code)).toBe(1)
})

test('the check and the order refuse a promo code with its reason', async () => {
  const { token, user } = await main.signedInMember()
  const past = { startsAt: new Date('2026-01-01'), endsAt: new Date('2026-02-01') }
  const future = { startsAt: new Date('2026-04-01'), endsAt: new Date('2026-05-01') }
  const other = await promo()
  await main.db
    .insert(promoCodeServiceTable)
    .values({ promoCode: other, productServiceId: 'meja-keluarga-4w' })
  const used = await promo()
  const first = await purchases.orderWithCode({ member: { token, user }, promoCode: used })
  await purchases.verify(token, first.order.id, first.code)
  await main.post(`/v1/transactions/${await pendingOf(token)}/cancellation`, { token })
  const again = await purchases.orderWithCode({ member: { token, user }, promoCode: used })
  await purchases.verify(token, again.order.id, again.code)
  const reasons = {
    'TIDAK-ADA': 'PROMO_UNKNOWN',
    [await promo(past)]: 'PROMO_EXPIRED',
    [await promo(future)]: 'PROMO_EXPIRED',
    [other]: 'PROMO_OTHER_PROGRAM',
    [await promo({ minimumRupiah: 1_099_001 })]: 'PROMO_MINIMUM',
    [used]: 'PROMO_ALREADY_USED',
    [await promo({ quota: 0 })]: 'PROMO_USED_UP',
  }
  const productServiceId = 'jantung-sehat-4w'
  for (const [code, reason] of Object.entries(reasons)) {
    const checked = (await check(token, code, 'jantung-sehat-4w')).body.data
    expect([checked.promoRefusal.reason, checked.totalRupiah]).toEqual([reason, 429_000])
    const { body } = await purchases.order(token, { productServiceId, promoCode: code })
    expect(body.code).toBe(reason)
  }
})

test('[S1.07] an order that is replaced, cancelled or expired releases its promo, a denied attempt does not', async () => {
  const code = await promo({ quota: 1 })
  const member = await main.signedInMember()
  const { token } = member
  await purchases.order(token, { promoCode: code })
  // The second order replaces the unconfirmed first one.
  const started = await purchases.orderWithCode({ member, promoCode: code })
  expect(await useCountOf(code)).toBe(1)
  const { id } = (await purchases.verify(token, started.order.id, started.code)).body.data
  await main.post(`/v1/transactions/${id}/cancellation`, { token })
  expect(await useCountOf(code)).toBe(0)

  const denied = await purchases.pendingTransaction({ promoCode: code })
  const deny = { transaction_status: 'deny', status_code: '202' }
  await purchases.notify(main.midtrans.notification(denied.transaction, deny))
  expect(await useCountOf(code)).toBe(1)
  main.clock.advance(24 * hourMs)
  await main.backend.drainOutbox()
  expect(await useCountOf(code)).toBe(0)

  const late = await purchases.pendingTransaction({ promoCode: code })
  main.clock.advance(24 * hourMs)
  await main.backend.drainOutbox()
  expect(await useCountOf(code)).toBe(0)
  await purchases.notify(main.midtrans.notification(late.transaction))
  expect(await useCountOf(code)).toBe(1)
})

async function promo(row: Partial<typeof promoCodeTable.$inferInsert> = {}): Promise<string> {
  const code = crypto.randomUUID().slice(0, 12).toUpperCase()
  await main.db.insert(promoCodeTable).values({
    code,
    startsAt: new Date('2026-03-01'),
    endsAt: new Date('2026-04-01'),
    quota: 10,
    discountKind: 'percent',
    discountValue: 10,
    ...row,
  })
  return code
}

function check(token: string, code: string, id = serviceId) {
  const query = new URLSearchParams({ 'product-service-id': id, 'promo-code': code })
  return main.get(`/v1/order-check?${query}`, { token })
}

async function useCountOf(code: string): Promise<number | undefined> {
  const [row] = await main.db.select().from(promoCodeTable).where(eq(promoCodeTable.code, code))
  return row?.used
}

async function pendingOf(token: string): Promise<string> {
  const { body } = await main.get('/v1/transactions', { token })
  return body.data.find(({ state }: { state: string }) => state === 'pending').id
}
