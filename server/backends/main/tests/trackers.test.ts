import { afterAll, beforeAll, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test('[S2.26] a member saves weights and reads them, oldest first', async () => {
  const { token, trackerId } = await memberWithTracker()
  await keep(token, trackerId, { measuredOn: '2026-03-02', kilograms: 71.4 })
  await keep(token, trackerId, { measuredOn: '2026-02-27', kilograms: 72 })
  const { body } = await main.get(`/v1/trackers/${trackerId}`, { token })
  expect(body.data.weights).toEqual([
    { measuredOn: '2026-02-27', kilograms: 72 },
    { measuredOn: '2026-03-02', kilograms: 71.4 },
  ])
})

test('a second weight of a day replaces the first', async () => {
  const { token, trackerId } = await memberWithTracker()
  await keep(token, trackerId, { measuredOn: '2026-03-01', kilograms: 80 })
  const { status, body } = await keep(token, trackerId, {
    measuredOn: '2026-03-01',
    kilograms: 79.25,
  })
  expect([status, body.data]).toEqual([200, { measuredOn: '2026-03-01', kilograms: 79.25 }])
  const tracker = await main.get(`/v1/trackers/${trackerId}`, { token })
  expect(tracker.body.data.weights).toHaveLength(1)
})

test.each([
  ['a day that has begun nowhere', { measuredOn: '2026-03-03', kilograms: 70 }, 400],
  ['today at UTC+14', { measuredOn: '2026-03-02', kilograms: 70 }, 200],
  ['a day that does not exist', { measuredOn: '2026-02-30', kilograms: 70 }, 400],
  ['the year zero', { measuredOn: '0000-01-01', kilograms: 70 }, 400],
  ['grams', { measuredOn: '2026-03-01', kilograms: 70_000 }, 400],
  ['less than the least', { measuredOn: '2026-03-01', kilograms: 19.99 }, 400],
  ['the least', { measuredOn: '2026-03-01', kilograms: 20 }, 200],
  ['the most', { measuredOn: '2026-03-01', kilograms: 400 }, 200],
  ['text', { measuredOn: '2026-03-01', kilograms: '70' }, 400],
])('a weight of %s is checked against the limits of the contract', async (_, entry, expected) => {
  const { token, trackerId } = await memberWithTracker()
  const { status, body } = await keep(token, trackerId, entry)
  expect(status).toBe(expected)
  if (expected === 400) expect(body.code).toBe('INVALID_INPUT')
})

test('a day that has begun only at UTC+14 counts', async () => {
  main.clock.advance(8 * hourMs)
  const { token, trackerId } = await memberWithTracker()
  const early = { measuredOn: '2026-03-03', kilograms: 70 }
  expect((await keep(token, trackerId, early)).status).toBe(200)
})

test('another member’s tracker and an unknown one return the same 404', async () => {
  const { trackerId } = await memberWithTracker()
  const { token } = await main.signedInMember()
  const entry = { measuredOn: '2026-03-01', kilograms: 70 }
  for (const id of [trackerId, 'tidak-ada', '%00', 'x'.repeat(200)]) {
    const read = await main.get(`/v1/trackers/${id}`, { token })
    const saved = await keep(token, id, entry)
    for (const { status, body } of [read, saved])
      expect([status, body]).toEqual([404, { message: 'ERR_NO_TRACKER', code: 'ERR_NO_TRACKER' }])
  }
  expect((await main.get('/v1/trackers', { token })).body).toEqual({ data: [] })
})

test('a member lists their trackers, newest first, without weights', async () => {
  const { token, trackerId } = await memberWithTracker()
  const { body } = await main.get('/v1/trackers', { token })
  expect(body.data).toMatchObject([{ id: trackerId, programSlug: 'jantung-sehat' }])
  expect(body.data[0]).not.toHaveProperty('weights')
})

async function memberWithTracker() {
  const purchases = createPurchases(main)
  const { token, transaction } = await purchases.pendingTransaction()
  await purchases.notify(main.midtrans.notification(transaction))
  const { data } = (await main.get(`/v1/transactions/${transaction.id}`, { token })).body
  return { token, trackerId: data.trackerId as string }
}

function keep(token: string, trackerId: string, entry: unknown) {
  return main.post(`/v1/trackers/${trackerId}/weights`, { token, body: entry })
}
