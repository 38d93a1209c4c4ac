import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type MainFixture,
  openMainFixture,
} from '#server/backends/main/tests/main-backend.fixture.ts'
import type { Promotion } from '#server/contract/promo.schema.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { promotionalPriceTable } from '#server/db/main/promotional-price.table.ts'
import { nutritionists } from '#server/seeds/cms/nutritionists.ts'
import { promos } from '#server/seeds/cms/promos.ts'
import { programSlugs } from '#server/seeds/program-slugs.ts'
import type { DemoAccount } from './demo-members.ts'
import { seedCatalogue, seedDemoAccounts, seedPromotions } from './seed-main.ts'
import { seedPractices } from './seed-practices.ts'

let main: MainFixture
let accounts: DemoAccount[]

async function seed(): Promise<DemoAccount[]> {
  await seedCatalogue(main.db)
  await seedPromotions(main.db)
  await seedPractices(main.db, main.clock)
  return seedDemoAccounts(main.db, main.clock, main.context)
}

beforeAll(async () => {
  main = await openMainFixture()
  accounts = await seed()
})
afterAll(() => main.close())

test('the demo accounts sign in with the passwords of the first seed', async () => {
  expect(accounts.map(({ email }) => email)).toEqual([
    'sari@demo.seimbang.id',
    'budi@demo.seimbang.id',
    'bagas@demo.seimbang.id',
  ])
  for (const account of accounts)
    expect((await main.post('/v1/auth/login', { body: account })).status).toBe(200)
})

test('a second seed changes nothing and returns no password', async () => {
  const before = await main.db.select().from(productServiceTable)
  expect(await seed()).toEqual([])
  expect(await main.db.select().from(productServiceTable)).toEqual(before)
})

test('every example nutritionist can be booked in the demo, in the zone of their city', async () => {
  const { data } = (await main.get('/v1/practices/free')).body
  expect(data).toHaveLength(nutritionists.length)
  for (const { nextFreeAt } of data) expect(nextFreeAt).not.toBeNull()
  // Yohana's Wednesday begins at 11.00 in Jayapura, which is 9.00 in Jakarta.
  const query = 'zone=Asia/Jakarta&from=2026-03-04&days=1'
  const { body } = await main.get(`/v1/practices/yohana-wenda/free-times?${query}`)
  expect(body.data.days[0].starts[0]).toBe('2026-03-04T02:00:00.000Z')
})

test('outside a demo no example nutritionist can be booked', async () => {
  const own = await openMainFixture()
  await seedPractices(own.db, own.clock)
  expect((await own.get('/v1/practices/free')).body.data).toEqual([])
  await own.close()
})

test('every program is sold for 4, 12 and 24 weeks', async () => {
  const services = await main.db.select().from(productServiceTable)
  expect(services).toHaveLength(programSlugs.length * 3)
  expect(new Set(services.map(({ durationWeeks }) => durationWeeks))).toEqual(new Set([4, 12, 24]))
})

test('every promotion has texts in the content backend and lower prices', async () => {
  const promotions = (await main.get('/v1/promotions')).body.data as Promotion[]
  expect(promotions.map(({ id }) => id).toSorted()).toEqual(
    promos.map(({ promoId }) => promoId).toSorted(),
  )
  for (const { priceRupiah, regularPriceRupiah } of promotions.flatMap(({ prices }) => prices))
    expect(priceRupiah).toBeLessThan(regularPriceRupiah)
})

test('a price that an editor removed from a promotion stays removed', async () => {
  const ofJanuary = eq(promotionalPriceTable.promotionId, 'mulai-januari')
  await main.db.delete(promotionalPriceTable).where(ofJanuary)
  await seed()
  expect(await main.db.$count(promotionalPriceTable, ofJanuary)).toBe(0)
})

test('Sari is eight weeks into a paid program, with weights until today', async () => {
  const [sari] = accounts
  const { token } = (await main.post('/v1/auth/login', { body: sari })).body.data
  const [transaction] = (await main.get('/v1/transactions', { token })).body.data
  expect(transaction).toMatchObject({ state: 'paid', paymentUrl: null })
  const receipt = await main.get(`/v1/transactions/${transaction.id}/receipt`, { token })
  expect(receipt.body.data.number).toBe('KW-2026-000001')
  const tracker = (await main.get(`/v1/trackers/${transaction.trackerId}`, { token })).body.data
  expect(tracker).toMatchObject({ startsOn: '2026-01-05', endsOn: '2026-03-30' })
  expect(tracker.weights.length).toBeGreaterThan(40)
  expect(tracker.weights.at(-1).measuredOn).toBe('2026-03-02')
})
