import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { orderTable } from '#server/db/main/order.table.ts'
import { orderLineTable } from '#server/db/main/order-line.table.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { seedCatalogue } from '#server/seeds/main/seed-main.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { becomePkp } from './pkp.fixture.ts'
import { changePrice } from './price.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

const serviceId = 'jantung-sehat-12w'
const firstRupiah = 1_099_000
const raised = { priceRupiah: 1_199_000, taxClass: 'exempt_health' }

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
let staff: ReturnType<typeof createStaff>
let owner: StaffPerson
let finance: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  await becomePkp(main.db, main.clock.now())
  purchases = createPurchases(main)
  staff = createStaff(main)
  owner = await staff.firstOwner()
  finance = await staff.staffWith('finance')
})
afterAll(() => main.close())

test('[C46] two people raise a price from a moment on, and what is placed keeps its price', async () => {
  const { order, token, code } = await purchases.orderWithCode({ productServiceId: serviceId })
  const lines = await linesOf(order.id)
  const startsAt = later(main.clock.now(), 2 * minuteMs).toISOString()
  expect(await propose(finance, { startsAt })).toEqual([200, undefined])
  expect(await propose(owner, {})).toEqual([409, 'APPROVAL_PENDING'])
  const { asked, openOrders } = await detail()
  expect(asked).toMatchObject({ ...raised, startsAt, isMine: false, isOver: false })
  expect(openOrders).toBe(1)
  expect(await decide(finance, asked.approvalId)).toEqual([409, 'APPROVAL_OWN'])
  expect(await decide(owner, asked.approvalId)).toEqual([200, undefined])
  expect(await detail()).toMatchObject({
    regularPriceRupiah: firstRupiah,
    coming: [{ ...raised, startsAt }],
    asked: null,
  })
  expect(await publicPrice()).toBe(firstRupiah)
  main.clock.advance(2 * minuteMs)
  expect(await publicPrice()).toBe(raised.priceRupiah)
  expect(await detail()).toMatchObject({ ...raised, coming: [], past: [{ startsAt }] })

  const { body } = await purchases.verify(token, order.id, code)
  expect(body.data).toMatchObject({ totalRupiah: firstRupiah, lines: order.lines })
  await purchases.notify(main.midtrans.notification(body.data))
  const [paid] = await main.db.select().from(orderTable).where(eq(orderTable.id, order.id))
  expect(paid).toMatchObject({ state: 'paid', totalRupiah: firstRupiah })
  expect(await linesOf(order.id)).toEqual(lines)

  const other = await purchases.order((await main.signedInMember()).token, {
    productServiceId: serviceId,
  })
  // An exempt service has no tax line.
  expect(other.body.data.lines).toEqual([
    {
      ...{ kind: 'item', productServiceId: serviceId, taxClass: 'exempt_health' },
      amountRupiah: raised.priceRupiah,
    },
  ])
})

test('a price without a start begins with its approval, and of two for one start the later counts', async () => {
  await approve({ priceRupiah: 1_210_000 })
  expect(await publicPrice()).toBe(1_210_000)
  const startsAt = later(main.clock.now(), minuteMs).toISOString()
  await approve({ priceRupiah: 1_500_000, startsAt })
  main.clock.advance(1000)
  await approve({ priceRupiah: 1_220_000, startsAt })
  expect((await detail()).coming).toMatchObject([{ priceRupiah: 1_220_000 }])
  await withFreshSessions(minuteMs)
  expect(await publicPrice()).toBe(1_220_000)
})

test('a tax class changes with the same price', async () => {
  await approve({ priceRupiah: 1_220_000, taxClass: 'standard_11' })
  expect(await detail()).toMatchObject({ regularPriceRupiah: 1_220_000, isPkp: true })
  const { token } = await main.signedInMember()
  const taxed = await purchases.order(token, { productServiceId: serviceId })
  expect(taxed.body.data.lines).toMatchObject([
    { kind: 'item', taxClass: 'standard_11', amountRupiah: 1_220_000 },
    { kind: 'tax', taxClass: 'standard_11', amountRupiah: 120_901 },
  ])
  await approve({ priceRupiah: 1_220_000, taxClass: 'exempt_health' })
  const other = await main.signedInMember()
  const exempt = await purchases.order(other.token, { productServiceId: serviceId })
  expect(exempt.body.data.lines).toMatchObject([{ kind: 'item', taxClass: 'exempt_health' }])
})

test('a start that is over is refused, also when the second person comes too late', async () => {
  const past = main.clock.now().toISOString()
  expect(await propose(finance, { startsAt: past })).toEqual([409, 'START_IS_OVER'])
  const startsAt = later(main.clock.now(), minuteMs).toISOString()
  await propose(finance, { startsAt })
  main.clock.advance(minuteMs)
  const { asked } = await detail()
  expect(asked.isOver).toBe(true)
  expect(await decide(owner, asked.approvalId)).toEqual([409, 'START_IS_OVER'])
  expect(await decide(owner, asked.approvalId, 'refused')).toEqual([200, undefined])
})

test('of two decisions at once, one counts', async () => {
  await withFreshSessions(1000)
  const third = await staff.staffWith('owner')
  await propose(finance, { priceRupiah: 1_230_000 })
  const { asked } = await detail()
  const answers = await Promise.all([
    decide(owner, asked.approvalId),
    decide(third, asked.approvalId),
  ])
  expect(answers.toSorted()).toEqual([
    [200, undefined],
    [409, 'APPROVAL_CLOSED'],
  ])
  expect(await publicPrice()).toBe(1_230_000)
})

test('support and editors neither see nor change prices', async () => {
  const support = await staff.staffWith('support', 'editor')
  expect((await main.get('/v1/admin/services', support.call)).body.code).toBe('PERMISSION_NEEDED')
  expect(await propose(support, {})).toEqual([403, 'PERMISSION_NEEDED'])
})

test.each([
  [
    'without an approval',
    sql`insert into main.product_prices values ('meja-keluarga-4w', now(), now(), 1000, 'standard_11', 'none')`,
  ],
  ['in its first row', sql`update main.product_services set price_rupiah = 1`],
  ['afterwards', sql`update main.product_prices set price_rupiah = 1`],
  ['by deleting a later one', sql`delete from main.product_prices`],
  ['to nothing', sql`insert into main.product_services values ('x', 'x', 4, 2, 0)`],
  [
    'to nothing for a promo',
    sql`insert into main.promotional_prices values ('x', 'meja-keluarga-4w', 0)`,
  ],
])('the database refuses to change a price %s', async (_, change) => {
  await expect(main.db.execute(change)).rejects.toThrow()
})

test('seeds do not undo a price or the end of a sale', async () => {
  const before = await detail()
  await changeSale(serviceId, false)
  await seedCatalogue(main.db)
  const after = await detail()
  expect(after.regularPriceRupiah).toBe(before.regularPriceRupiah)
  expect(after.withdrawnAt).not.toBeNull()
  await changeSale(serviceId, true)
  expect((await detail()).withdrawnAt).toBeNull()
})

test('what is taken off sale is neither listed nor ordered, and orders go on', async () => {
  const wish = { productServiceId: serviceId }
  const { order, token, code } = await purchases.orderWithCode(wish)
  const other = await main.signedInMember()
  const cart = { token: other.token, body: wish }
  await main.post('/v1/carts', cart)
  expect(await changeSale(serviceId, false)).toBe(200)
  expect(await publicPrice()).toBeUndefined()
  const check = await main.get(`/v1/order-check?product-service-id=${serviceId}`, other)
  expect([check.status, check.body.code]).toEqual([404, 'ERR_NO_PRODUCT_SERVICE_ID'])
  expect((await purchases.order(other.token, wish)).status).toBe(404)
  expect((await main.post('/v1/carts', cart)).status).toBe(404)
  expect((await main.get('/v1/carts', other)).body.data).toEqual([])
  const { body } = await purchases.verify(token, order.id, code)
  expect(body.data).toMatchObject({ state: 'pending', totalRupiah: order.totalRupiah })
  await purchases.notify(main.midtrans.notification(body.data))
  const path = `/v1/transactions/${body.data.id}`
  expect((await main.get(path, { token })).body.data).toMatchObject({ state: 'paid' })

  await changeSale(serviceId, true)
  expect((await main.get('/v1/carts', other)).body.data).toHaveLength(1)
  expect((await purchases.order(other.token, wish)).status).toBe(201)
  expect((await main.post('/v1/admin/services/none/sale', sale(true))).status).toBe(404)
})

test('the price of a promotion lies beside the regular price of now', async () => {
  const price = { productServiceId: 'meja-keluarga-4w', priceRupiah: 600_000 }
  await changePrice(main.db, { ...price, now: main.clock.now() })
  const [from, until] = [main.clock.now(), later(main.clock.now(), minuteMs)].map((at) =>
    at.toISOString(),
  )
  await main.db.execute(sql`insert into main.promotions values ('uji', ${from}, ${until})`)
  await main.db.execute(
    sql`insert into main.promotional_prices values ('uji', 'meja-keluarga-4w', 500000)`,
  )
  const [promotion] = (await main.get('/v1/promotions?promotion-id=uji')).body.data
  expect(promotion.prices).toMatchObject([{ regularPriceRupiah: 600_000, priceRupiah: 500_000 }])
  const services = (await main.get('/v1/admin/services', owner.call)).body.data.services
  expect(services.find(({ id }: { id: string }) => id === 'meja-keluarga-4w')).toMatchObject({
    ...{ priceRupiah: 500_000, regularPriceRupiah: 600_000, promotionId: 'uji' },
  })
})

test('two people set the first price of a new nutritionist, and clients can buy', async () => {
  const invitation = { slug: 'tono-wijaya', email: 'tono@contoh.id' }
  const opening = { name: 'Tono Wijaya' }
  await withFreshSessions(1000)
  const body = { ...invitation, opening }
  await main.post('/v1/admin/nutritionist-invitations', { ...owner.call, body })
  const id = 'konsultasi-tono-wijaya'
  const read = async () => (await main.get(`/v1/admin/services/${id}`, owner.call)).body.data
  expect(await read()).toMatchObject({ id, isNew: true, sessionCount: 1, asked: null })
  const first = { productServiceId: id, priceRupiah: 140_000, taxClass: 'exempt_health' }
  const later = '2099-01-01T00:00:00.000Z'
  expect(await propose(finance, { ...first, startsAt: later })).toEqual([
    404,
    'ERR_NO_PRODUCT_SERVICE_ID',
  ])
  expect(await propose(finance, first)).toEqual([200, undefined])
  const { asked } = await read()
  expect(await main.db.$count(productServiceTable, eq(productServiceTable.id, id))).toBe(0)
  expect(await decide(finance, asked.approvalId)).toEqual([409, 'APPROVAL_OWN'])
  expect(await decide(owner, asked.approvalId)).toEqual([200, undefined])
  expect(await read()).toMatchObject({
    ...{ isNew: false, priceRupiah: 140_000, taxClass: 'exempt_health', asked: null },
    past: [{ priceRupiah: 140_000 }],
  })
  expect((await nutritionistOf('tono-wijaya')).priceRupiah).toBe(140_000)
  const sold = await main.get(`/v1/product-services?program-slug=${id}`)
  expect(sold.body.data).toMatchObject([{ id, priceRupiah: 140_000, sessionCount: 1 }])
})

test('no consultation is sold without a practice', async () => {
  expect(await propose(finance, { productServiceId: 'konsultasi-tak-ada' })).toEqual([
    404,
    'ERR_NO_PRODUCT_SERVICE_ID',
  ])
  const unknown = await main.get('/v1/admin/services/konsultasi-tak-ada', owner.call)
  expect(unknown.status).toBe(404)
})

async function nutritionistOf(slug: string) {
  return (await main.get(`/v1/admin/nutritionists/${slug}`, owner.call)).body.data
}

async function propose({ call }: StaffPerson, wish: object) {
  const body = { productServiceId: serviceId, ...raised, startsAt: null, ...wish }
  const reason = 'the price of next year'
  const answer = await main.post('/v1/admin/prices', { ...call, body: { ...body, reason } })
  return [answer.status, answer.body.code]
}

async function decide({ call }: StaffPerson, approvalId: string, state = 'approved') {
  const path = `/v1/admin/price-approvals/${approvalId}/decision`
  const answer = await main.post(path, { ...call, body: { state } })
  return [answer.status, answer.body.code]
}

async function approve(wish: object): Promise<void> {
  await withFreshSessions(1000)
  await propose(finance, wish)
  const { asked } = await detail()
  expect(await decide(owner, asked.approvalId)).toEqual([200, undefined])
}

/** Lets time pass. Both people prove themselves again afterwards. */
async function withFreshSessions(milliseconds: number): Promise<void> {
  main.clock.advance(milliseconds)
  for (const person of [owner, finance]) {
    const body = { code: person.recoveryCodes.pop() }
    await main.post('/v1/staff-session/step-up', { ...person.call, body })
  }
}

async function detail() {
  return (await main.get(`/v1/admin/services/${serviceId}`, owner.call)).body.data
}

async function publicPrice(): Promise<number | undefined> {
  const { body } = await main.get('/v1/product-services?program-slug=jantung-sehat')
  return body.data.find(({ id }: { id: string }) => id === serviceId)?.priceRupiah
}

function sale(isOnSale: boolean) {
  return { ...owner.call, body: { isOnSale, reason: 'a test' } }
}

async function changeSale(id: string, isOnSale: boolean): Promise<number> {
  return (await main.post(`/v1/admin/services/${id}/sale`, sale(isOnSale))).status
}

function linesOf(orderId: string) {
  return main.db.select().from(orderLineTable).where(eq(orderLineTable.orderId, orderId))
}
