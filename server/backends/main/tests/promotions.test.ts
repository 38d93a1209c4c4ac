import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import { promotionTable } from '#server/db/main/promotion.table.ts'
import { promotionalPriceTable } from '#server/db/main/promotional-price.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'

const regularRupiah = 1_099_000

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

/** Inserts a promotion that starts now, for a number of hours; the next one follows it. */
async function promote({
  from = 0,
  hours = 1,
  priceRupiah = 999_000,
  productServiceId = serviceId,
} = {}) {
  const id = crypto.randomUUID()
  const now = main.clock.now().getTime()
  const startsAt = new Date(now + from * hourMs)
  const endsAt = new Date(now + (from + hours) * hourMs)
  await main.db.insert(promotionTable).values({ id, startsAt, endsAt })
  await main.db
    .insert(promotionalPriceTable)
    .values({ promotionId: id, productServiceId, priceRupiah })
  return { id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
}

async function priceNow() {
  const { body } = await main.get('/v1/product-services?program-slug=jantung-sehat')
  return body.data.find(({ id }: { id: string }) => id === serviceId)
}

async function stateOf(id: string) {
  const { body } = await main.get(`/v1/promotions?promotion-id=${id}`)
  return body.data[0].state
}

test('a promotion lowers a price exactly from its start to its end', async () => {
  const { id, endsAt } = await promote({ from: 1, hours: 2 })
  expect(await priceNow()).toMatchObject({ priceRupiah: regularRupiah })
  expect(await priceNow()).not.toHaveProperty('reduction')
  expect(await stateOf(id)).toBe('upcoming')

  main.clock.advance(hourMs)
  expect(await priceNow()).toMatchObject({
    priceRupiah: 999_000,
    reduction: { promotionId: id, regularPriceRupiah: regularRupiah, endsAt },
  })
  expect(await stateOf(id)).toBe('running')

  main.clock.advance(2 * hourMs - 1)
  expect(await priceNow()).toMatchObject({ priceRupiah: 999_000 })
  main.clock.advance(1)
  expect(await priceNow()).not.toHaveProperty('reduction')
  expect(await stateOf(id)).toBe('ended')
})

test('an order is charged the shown price and keeps it after the promotion', async () => {
  // Shorter than the access token's lifetime.
  await promote({ hours: 0.1, priceRupiah: 950_000 })
  const { token, user } = await main.signedInMember()
  const check = await main.get(`/v1/order-check?product-service-id=${serviceId}`, { token })
  expect(check.body.data).toMatchObject({
    totalRupiah: 950_000,
    productService: { priceRupiah: 950_000 },
  })
  const order = (await purchases.order(token)).body.data
  expect(order.totalRupiah).toBe(950_000)

  main.clock.advance(0.1 * hourMs)
  expect(await priceNow()).toMatchObject({ priceRupiah: regularRupiah })
  await purchases.sendCode(token, order.id)
  const code = await purchases.lastCode(user.email)
  const { body } = await purchases.verify(token, order.id, code)
  expect(body.data.totalRupiah).toBe(950_000)
})

test('a saved cart costs today’s price, also during a promotion', async () => {
  const { token } = await main.signedInMember()
  const cart = await main.post('/v1/carts', { token, body: { productServiceId: serviceId } })
  await promote({ hours: 1, priceRupiah: 975_000 })
  const check = await main.get(`/v1/order-check?cart-id=${cart.body.data.id}`, { token })
  expect(check.body.data.totalRupiah).toBe(975_000)
  main.clock.advance(hourMs)
})

test('the lowest promotional price counts and never exceeds the regular one', async () => {
  await promote({ priceRupiah: 980_000 })
  const { id } = await promote({ priceRupiah: 960_000 })
  await promote({ priceRupiah: 2_000_000 })
  expect(await priceNow()).toMatchObject({ priceRupiah: 960_000, reduction: { promotionId: id } })
  main.clock.advance(hourMs)

  await promote({ priceRupiah: 2_000_000 })
  expect(await priceNow()).toMatchObject({ priceRupiah: regularRupiah })
  main.clock.advance(hourMs)
})

test('a promotion lists its prices beside the regular ones and an unknown one lists nothing', async () => {
  const { id, startsAt, endsAt } = await promote({ from: 5, priceRupiah: 900_000 })
  const { body } = await main.get(`/v1/promotions?promotion-id=${id}`)
  expect(body.data).toEqual([
    {
      id,
      state: 'upcoming',
      startsAt,
      endsAt,
      prices: [
        {
          productServiceId: serviceId,
          programSlug: 'jantung-sehat',
          durationWeeks: 12,
          sessionCount: 6,
          regularPriceRupiah: regularRupiah,
          priceRupiah: 900_000,
        },
      ],
    },
  ])
  expect((await main.get('/v1/promotions?promotion-id=unknown')).body.data).toEqual([])
})

test('the database refuses a promotion that ends before it starts', async () => {
  const moment = main.clock.now()
  const backwards = { id: 'backwards', startsAt: moment, endsAt: moment }
  await expect(main.db.insert(promotionTable).values(backwards)).rejects.toThrow()
})
