import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { rateLimits } from '#server/backends/main/platform/http/rate-limits.ts'
import { ownFoodTable } from '#server/db/main/own-food.table.ts'
import { packagedFoodTable } from '#server/db/main/packaged-food.table.ts'
import { rateLimitTable } from '#server/db/main/rate-limit.table.ts'
import { openFoodFactsServer, wafer } from '#server/food-facts/open-food-facts.fixture.ts'
import { createOpenFoodFacts } from '#server/food-facts/open-food-facts.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let server: Awaited<ReturnType<typeof openFoodFactsServer>>
let main: MainFixture
beforeAll(async () => {
  server = await openFoodFactsServer()
  main = await openMainFixture({
    foodFacts: createOpenFoodFacts({ url: server.url, userAgent: 'uji/1.0 (halo@contoh.id)' }),
  })
})
beforeEach(async () => {
  await main.db.delete(packagedFoodTable)
  await main.db.delete(rateLimitTable)
  server.requests.length = 0
})
afterEach(() => server.answerWith(undefined))
afterAll(async () => {
  await main.close()
  await server.close()
})

const find = (token: string, barcode = wafer.code) =>
  main.get(`/v1/packaged-food?barcode=${barcode}`, { token })
const stop = () => server.answerWith((_, response) => response.writeHead(503).end())

test('[S2.26] a member logs a packaged food, which stays out of own foods', async () => {
  const { token, user, trackerId } = await memberWithTracker(main)
  const { body } = await find(token)
  expect(body.data).toMatchObject({
    ...{ fetchedOn: '2026-03-02', brand: 'Renyah' },
    food: {
      id: `off-${wafer.code}`,
      names: { id: 'Wafer cokelat (Renyah)', en: 'Chocolate wafer (Renyah)' },
      confidence: 'low',
      measures: [
        { name: 'portion', grams: 20 },
        { name: 'packet', grams: 240 },
      ],
      source: {
        ...{ kind: 'openFoodFacts', barcode: wafer.code, fetchedOn: '2026-03-02' },
        missing: ['fibreG', 'addedSugarG'],
      },
    },
  })
  const listed = async () => (await main.get('/v1/packaged-foods', { token })).body.data
  expect(await listed()).toEqual([])
  const entry = { id: 'wafer-0001', eatenOn: '2026-03-02', meal: 'snack', amount: 2 }
  const saved = await main.post(`/v1/trackers/${trackerId}/food-entries`, {
    token,
    body: { ...entry, foodId: `off-${wafer.code}`, measure: 'portion' },
  })
  expect(saved.body.data).toMatchObject({
    grams: 40,
    food: { edition: '2026-03-02', source: { kind: 'openFoodFacts', barcode: wafer.code } },
  })
  expect(await listed()).toEqual([body.data.food])
  expect(await main.db.select().from(ownFoodTable).where(eq(ownFoodTable.userId, user.id))).toEqual(
    [],
  )
  const stranger = await main.signedInMember()
  expect((await main.get('/v1/packaged-foods', { token: stranger.token })).body.data).toEqual([])
})

test('[S2.26] an answer of the last 30 days is not asked for again', async () => {
  const { token } = await main.signedInMember()
  await find(token)
  // The same article with 14 digits.
  await find(token, `0${wafer.code}`)
  expect(server.requests).toHaveLength(1)
  const month = 31 * dayMs
  await main.db
    .update(packagedFoodTable)
    .set({ fetchedAt: new Date(main.clock.now().getTime() - month) })
  await find(token)
  expect(server.requests).toHaveLength(2)
})

test('[S2.26] an older answer serves while Open Food Facts is silent, with its day', async () => {
  const { token } = await main.signedInMember()
  await find(token)
  await main.db.update(packagedFoodTable).set({ fetchedAt: new Date('2026-01-05T03:00:00Z') })
  stop()
  expect((await find(token)).body.data.fetchedOn).toBe('2026-01-05')
})

test('[S2.26] without an answer the call says so, and an unknown number is null', async () => {
  const { token } = await main.signedInMember()
  expect((await find(token, '96385074')).body).toEqual({ data: null })
  stop()
  const { status, body } = await find(token)
  expect([status, body.code]).toEqual([502, 'FOOD_FACTS_UNAVAILABLE'])
  expect(main.logged.join()).not.toContain(wafer.code)
})

test.each([
  ['a wrong check digit', '4006381333932'],
  ['too few digits', '400638'],
  ['a path', '..%2F4006381333931'],
])('[S2.26] a number with %s is refused before anyone is asked', async (_, barcode) => {
  const { token } = await main.signedInMember()
  expect((await find(token, barcode)).status).toBe(400)
  expect(server.requests).toEqual([])
})

test.each([
  ['without energy', { 'energy-kcal_100g': null, 'energy-kj_100g': null, energy_100g: null }],
  ['without protein', { proteins_100g: '' }],
  ['that 100 g cannot hold', { fat_100g: 90 }],
])('[S2.26] a product %s is shown and cannot be logged', async (_, change) => {
  const { token } = await main.signedInMember()
  const nutriments = { ...wafer.product.nutriments, ...change }
  server.answerWith((_request, response) =>
    response.end(JSON.stringify({ ...wafer, product: { ...wafer.product, nutriments } })),
  )
  const { data } = (await find(token)).body
  expect(data).toMatchObject({ brand: 'Renyah', food: null })
})

test('[S2.26] all members together stay below what Open Food Facts allows', async () => {
  const { token } = await main.signedInMember()
  await find(token, '96385074')
  await main.db.update(rateLimitTable).set({ points: rateLimits.askFoodFacts.account.points })
  const other = await main.signedInMember()
  expect((await find(other.token)).status).toBe(429)
})

test('a site without the setting asks no other server', async () => {
  const off = await openMainFixture()
  const { token } = await off.signedInMember()
  const { status, body } = await off.get(`/v1/packaged-food?barcode=${wafer.code}`, { token })
  expect([status, body.code]).toEqual([404, 'ERR_NO_FOOD'])
  await off.close()
})
