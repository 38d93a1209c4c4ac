import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fulfilmentTable } from '#server/db/main/fulfilment.table.ts'
import { programPeriodTable } from '#server/db/main/program-period.table.ts'
import { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { promoRedemptionTable } from '#server/db/main/promo-redemption.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

// Without the condition in `takePromo`, PostgreSQL places more than ten orders.
test('[S1.07] exactly ten of fifty concurrent confirmations get a promo with a quota of ten', async () => {
  const code = 'SEPULUH'
  await main.db.insert(promoCodeTable).values({
    code,
    quota: 10,
    discountKind: 'percent',
    discountValue: 10,
    startsAt: new Date('2026-03-01'),
    endsAt: new Date('2026-04-01'),
  })
  const other = await main.anotherInstance()
  const buyers = []
  for (let index = 0; index < 50; index += 1) {
    const { token } = await main.signedInMember()
    const cart = await main.post('/v1/carts', { token, body: { productServiceId: serviceId } })
    buyers.push({ token, cartId: cart.body.data.id, post: index % 2 ? main.post : other.post })
  }
  const answers = await Promise.all(
    buyers.map(({ token, cartId, post }) =>
      post('/v1/orders', {
        token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { subject: { cartId }, promoCode: code },
      }),
    ),
  )
  const outcomes = answers.map(({ status, body }) => (status === 201 ? 'placed' : body.code))
  expect(Map.groupBy(outcomes, (outcome) => outcome).get('placed')).toHaveLength(10)
  expect(new Set(outcomes)).toEqual(new Set(['placed', 'PROMO_USED_UP']))
  const [promo] = await main.db.select().from(promoCodeTable).where(eq(promoCodeTable.code, code))
  expect(promo?.used).toBe(10)
  const redeemed = eq(promoRedemptionTable.promoCode, code)
  expect(await main.db.$count(promoRedemptionTable, redeemed)).toBe(10)
})

test('[S1.07] fifty concurrent settlements sent to two instances open one program', async () => {
  const { user, transaction, order } = await purchases.pendingTransaction()
  const other = await main.anotherInstance()
  const body = main.midtrans.notification(transaction)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? main.post : other.post)('/v1/payments/notifications', { body }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
  expect(await main.db.$count(fulfilmentTable, eq(fulfilmentTable.orderId, order.id))).toBe(1)
  expect(await main.db.$count(programPeriodTable, eq(programPeriodTable.orderId, order.id))).toBe(1)
  const receipts = (await main.mailsTo(user.email)).filter(({ subject }) =>
    subject.startsWith('Pembayaran diterima'),
  )
  expect(receipts).toHaveLength(1)
})

// Fails if a query locks a purchase before it looks at the owner. PGlite has one connection.
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'no call of a stranger waits for a lock on a member’s purchase',
  async () => {
    const { transaction, order } = await purchases.pendingTransaction()
    const { token } = await main.signedInMember()
    const described = (await main.get('/openapi.json')).body.paths as Record<string, object>
    const calls = Object.entries(described).flatMap(([path, methods]) => {
      const [, kind] = /^\/v1\/(orders|transactions)\/\{id\}/.exec(path) ?? []
      const id = kind === 'orders' ? order.id : transaction.id
      return kind ? Object.keys(methods).map((method) => [method, path.replace('{id}', id)]) : []
    })
    expect(calls.length).toBeGreaterThanOrEqual(9)
    await main.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from main.transactions, main.orders for update`)
      for (const [method, path = ''] of calls) {
        const options = { token, headers: { 'idempotency-key': crypto.randomUUID() } }
        const account = { refundId: 'r', bank: 'BCA', number: '1260000001', holder: 'Rina' }
        const body = { amountRupiah: 1, code: '123456', ...account }
        const call =
          method === 'get' ? main.get(path, options) : main.post(path, { ...options, body })
        const isLate = new Promise((resolve) => setTimeout(resolve, 5_000, 'waits for the lock'))
        expect([method, path, await Promise.race([call, isLate])]).toMatchObject([
          method,
          path,
          { status: 404 },
        ])
      }
    })
  },
)
