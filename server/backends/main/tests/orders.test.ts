import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderTable } from '#server/db/main/order.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { changePrice } from './price.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('the catalogue lists the durations of a program from the shortest', async () => {
  const { body } = await main.get('/v1/product-services?program-slug=jantung-sehat')
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([
    'jantung-sehat-4w',
    'jantung-sehat-12w',
    'jantung-sehat-24w',
  ])
})

test('the order check returns the price of the catalogue', async () => {
  const { token } = await main.signedInMember()
  const { body } = await main.get(`/v1/order-check?product-service-id=${serviceId}`, { token })
  expect(body.data).toMatchObject({ totalRupiah: 1_099_000, pendingTransactionId: null })
})

test('[S8.05] the check and the order return 404 for a service that is not sold', async () => {
  const { token } = await main.signedInMember()
  const check = await main.get('/v1/order-check?product-service-id=tidak-ada', { token })
  expect([check.status, check.body.message]).toEqual([404, 'ERR_NO_PRODUCT_SERVICE_ID'])
  const order = await purchases.order(token, { productServiceId: 'tidak-ada' })
  expect([order.status, order.body.message]).toEqual([404, 'ERR_NO_PRODUCT_SERVICE_ID'])
})

test('[C45] an order at another total than the member saw is refused until they see the new one', async () => {
  const { token } = await main.signedInMember()
  const path = `/v1/order-check?product-service-id=jantung-sehat-24w`
  const shown = async () => (await main.get(path, { token })).body.data.totalRupiah
  const order = (expectedTotalRupiah: number) =>
    purchases.order(token, { productServiceId: 'jantung-sehat-24w', expectedTotalRupiah })
  const before = await shown()
  await setPrice('jantung-sehat-24w', before + 50_000)
  const refused = await order(before)
  expect([refused.status, refused.body.code]).toEqual([409, 'PRICE_CHANGED'])
  const placed = await order(await shown())
  expect([placed.status, placed.body.data.totalRupiah]).toEqual([201, before + 50_000])
})

test('[C45] an order placed while the price changes costs what the member saw', async () => {
  const { token } = await main.signedInMember()
  const shown = 1_099_000
  const order = () => purchases.order(token, { expectedTotalRupiah: shown })
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, order),
    setPrice(serviceId, 1_299_000).then(() => undefined),
    ...Array.from({ length: 5 }, order),
  ])
  const late = await order()
  await setPrice(serviceId, shown)
  expect(late.body.code).toBe('PRICE_CHANGED')
  for (const answer of answers)
    if (answer?.status === 201) expect(answer.body.data.totalRupiah).toBe(shown)
    else if (answer) expect(answer.body.code).toBe('PRICE_CHANGED')
})

async function setPrice(productServiceId: string, priceRupiah: number): Promise<void> {
  main.clock.advance(1)
  await changePrice(main.db, { productServiceId, priceRupiah, now: main.clock.now() })
}

test.each([
  ['a price', { totalRupiah: 1 }],
  ['a price in words', { priceRupiah: '1' }],
  ['a discount', { discountRupiah: 1_098_999 }],
  ['a quantity', { quantity: -1 }],
  ['a currency', { currency: 'USD' }],
  ['lines', { lines: [{ kind: 'promo_discount', promoCode: 'X', amountRupiah: -1_000_000 }] }],
  ['a state', { state: 'paid' }],
  ['an id', { id: 'mine', userId: 'another' }],
])('%s from the browser does not change an order', async (_, change) => {
  const { token } = await main.signedInMember()
  const { status, body } = await main.post('/v1/orders', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { subject: { productServiceId: serviceId, ...change }, ...change },
  })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({ state: 'created', totalRupiah: 1_099_000 })
  expect(body.data.lines).toHaveLength(1)
  expect(body.data.id).toHaveLength(22)
})

test.each([null, 1, true, ['jantung-sehat-12w'], { $ne: '' }, '', 'x'.repeat(65)])(
  '%j is not a valid service or promo code',
  async (wrong) => {
    const { token } = await main.signedInMember()
    const place = (body: object) =>
      main.post('/v1/orders', {
        token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body,
      })
    const service = await place({ subject: { productServiceId: wrong } })
    expect([service.status, service.body.code]).toEqual([400, 'INVALID_INPUT'])
    const promo = await place({ subject: { productServiceId: serviceId }, promoCode: wrong })
    expect([promo.status, promo.body.code]).toEqual([400, 'INVALID_INPUT'])
  },
)

test('only its owner can change or remove a cart', async () => {
  const owner = await main.signedInMember()
  const stranger = await main.signedInMember()
  const saved = await main.post('/v1/carts', {
    token: owner.token,
    body: { productServiceId: serviceId },
  })
  const path = `/v1/carts/${saved.body.data.id}`
  const body = { productServiceId: 'meja-keluarga-4w' }
  for (const [cart, token] of [
    [path, stranger.token],
    ['/v1/carts/tidak-ada', owner.token],
  ] as const)
    for (const answer of [
      await main.put(cart, { token, body }),
      await main.delete(cart, { token }),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'ERR_NO_CART'])
  const unknown = { productServiceId: 'tidak-ada' }
  const refused = await main.put(path, { token: owner.token, body: unknown })
  expect(refused.body.code).toBe('ERR_NO_PRODUCT_SERVICE_ID')
  expect((await main.put(path, { token: owner.token, body })).body.data).toMatchObject(body)
  const check = `/v1/order-check?cart-id=${saved.body.data.id}`
  expect((await main.get(check, { token: owner.token })).body.data.totalRupiah).toBe(549_000)
  expect((await main.delete(path, { token: owner.token })).status).toBe(200)
  expect((await main.get(check, { token: owner.token })).status).toBe(404)
})

test('an order check without a service or cart is invalid', async () => {
  const { token } = await main.signedInMember()
  expect((await main.get('/v1/order-check', { token })).body.code).toBe('INVALID_INPUT')
})

test('a saved cart mails its owner a link and can be ordered', async () => {
  const { user, token } = await main.signedInMember()
  const cart = await main.post('/v1/carts', { token, body: { productServiceId: serviceId } })
  expect(cart.status).toBe(201)
  const [mail] = await main.mailsTo(user.email)
  expect(mail?.text).toContain(
    `https://seimbang.test/cart/check-order?cart-id=${cart.body.data.id}\n`,
  )
  const { status, body } = await main.post('/v1/orders', {
    token,
    headers: { 'idempotency-key': 'cart' },
    body: { subject: { cartId: cart.body.data.id } },
  })
  expect([status, body.data.productService.id]).toEqual([201, serviceId])
})

test('an order that was begun stays among the carts once until its payment is opened', async () => {
  const { user, token, order, code } = await purchases.orderWithCode()
  await purchases.order(token)
  await main.post('/v1/carts', { token, body: { productServiceId: serviceId } })
  const { body } = await main.get('/v1/carts', { token })
  expect(body.data).toMatchObject([{ productService: { id: serviceId, priceRupiah: 1_099_000 } }])
  const latest = (await purchases.order(token)).body.data
  expect(latest.id).not.toBe(order.id)
  await purchases.sendCode(token, latest.id)
  const newest = await purchases.lastCode(user.email)
  expect(newest).not.toBe(code)
  await purchases.verify(token, latest.id, newest)
  expect((await main.get('/v1/carts', { token })).body.data).toEqual([])
})

test('another member’s cart and an unknown one get the same answer', async () => {
  const owner = await main.signedInMember()
  const cart = await main.post('/v1/carts', {
    token: owner.token,
    body: { productServiceId: serviceId },
  })
  const { token } = await main.signedInMember()
  const stranger = await main.get(`/v1/order-check?cart-id=${cart.body.data.id}`, { token })
  const unknown = await main.get('/v1/order-check?cart-id=tidak-ada', { token })
  expect([stranger.status, stranger.body]).toEqual([unknown.status, unknown.body])
  expect(unknown.status).toBe(404)
})

test('one key gets the first answer again and makes one order, even for concurrent calls', async () => {
  const { token } = await main.signedInMember()
  const before = await main.db.$count(orderTable)
  const key = crypto.randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => purchases.order(token, { key })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await main.db.$count(orderTable)).toBe(before + 1)
})

test('a key with another request is refused', async () => {
  const { token } = await main.signedInMember()
  const key = crypto.randomUUID()
  await purchases.order(token, { key })
  const { status, body } = await purchases.order(token, {
    key,
    productServiceId: 'meja-keluarga-4w',
  })
  expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
})

test('two members can use the same key', async () => {
  const [first, second] = [await main.signedInMember(), await main.signedInMember()]
  const key = crypto.randomUUID()
  const one = await purchases.order(first.token, { key })
  const other = await purchases.order(second.token, { key })
  expect(one.body.data.id).not.toBe(other.body.data.id)
})

test('an order without a key is refused', async () => {
  const { token } = await main.signedInMember()
  const { status, body } = await main.post('/v1/orders', {
    token,
    body: { subject: { productServiceId: serviceId } },
  })
  expect([status, body.message]).toEqual([400, 'idempotency-key is not valid'])
})

test('[S8.07] a service with a pending payment cannot be ordered again but another can', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  const { status, body } = await purchases.order(token)
  expect([status, body.message]).toEqual([409, 'ERR_TRANSACTION_PENDING'])
  const check = await main.get(`/v1/order-check?product-service-id=${serviceId}`, { token })
  expect(check.body.data.pendingTransactionId).toBe(transaction.id)
  const other = await purchases.order(token, { productServiceId: 'meja-keluarga-4w' })
  expect(other.status).toBe(201)
})

test('only one of two orders of a service gets a payment', async () => {
  const { user, token, order, code } = await purchases.orderWithCode()
  const other = (await purchases.order(token)).body.data
  await purchases.sendCode(token, other.id)
  const otherCode = await purchases.lastCode(user.email)
  const answers = await Promise.all([
    purchases.verify(token, order.id, code),
    purchases.verify(token, other.id, otherCode),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('[S2.10] a guest sees price, days and promo of a service, but no cart', async () => {
  const path = `/v1/order-check?product-service-id=${serviceId}`
  const { token } = await main.signedInMember()
  const own = (await main.get(path, { token })).body.data
  const { status, body } = await main.get(path)
  expect([status, body.data]).toEqual([200, own])
  expect(own.program).toEqual({
    startsOn: '2026-03-16',
    endsOn: '2026-06-08',
    isExtension: false,
    isWaiting: true,
    nutritionist: null,
  })
  const promised = (await main.get(`${path}&promo-code=TIDAKADA`)).body.data
  expect(promised.promoRefusal.reason).toBe('PROMO_UNKNOWN')
  const cart = (await main.post('/v1/carts', { token, body: { productServiceId: serviceId } })).body
  const foreign = await main.get(`/v1/order-check?cart-id=${cart.data.id}`)
  expect([foreign.status, foreign.body.code]).toEqual([404, 'ERR_NO_PRODUCT_SERVICE_ID'])
})

test('[S2.13] an order that continues a program says its new days and keeps its nutritionist', async () => {
  const { token } = await main.signedInMember()
  const path = `/v1/order-check?product-service-id=${serviceId}`
  const { body } = await main.post('/v1/orders', {
    token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { subject: { productServiceId: serviceId }, nutritionist: 'ni-made-savitri' },
  })
  const paid = await main.post(`/v1/orders/${body.data.id}/payment`, { token })
  await purchases.notify(main.midtrans.notification(paid.body.data))
  expect((await main.get(path, { token })).body.data.program).toEqual({
    startsOn: '2026-06-08',
    endsOn: '2026-08-31',
    isExtension: true,
    isWaiting: false,
    nutritionist: 'ni-made-savitri',
  })
})

test('an order needs the word of an adult, which a member gives once', async () => {
  const { token } = await main.unaskedMember()
  const check = `/v1/order-check?product-service-id=${serviceId}`
  const needsAge = async () => (await main.get(check, { token })).body.data.needsAge
  const isAdult = async () => (await main.get('/v1/health-consent', { token })).body.data.isAdult
  expect([await needsAge(), await isAdult()]).toEqual([true, false])
  const refused = await purchases.order(token)
  expect([refused.status, refused.body.code]).toEqual([403, 'AGE_NEEDED'])
  expect((await purchases.order(token, { age: 'adult' })).status).toBe(201)
  expect([await needsAge(), await isAdult()]).toEqual([false, true])
  expect((await purchases.order(token)).status).toBe(201)
})

test('a member who consented to health data has given the word of an adult', async () => {
  const { token } = await main.signedInMember()
  const { body } = await main.get(`/v1/order-check?product-service-id=${serviceId}`, { token })
  expect(body.data.needsAge).toBe(false)
  expect((await purchases.order(token)).status).toBe(201)
})
