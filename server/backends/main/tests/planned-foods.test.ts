import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const plan = {
  id: 'plan-0001',
  eatenOn: '2026-03-03',
  meal: 'lunch',
  foodId: 'nasi-goreng',
  measure: 'plate',
  amount: 1,
}

test('[S2.26] an entry with a plan’s id eats the plan once, and deleting the entry restores it', async () => {
  const { token, trackerId } = await memberWithTracker()
  const path = `/v1/trackers/${trackerId}`
  const saved = (await send(token, trackerId, plan)).body.data
  expect(saved).toMatchObject({ ...plan, grams: 320 })
  expect(await diaryOf(token, trackerId, plan.eatenOn)).toMatchObject({
    entries: [],
    planned: [saved],
  })
  const eaten = { ...plan, eatenOn: '2026-03-02' }
  for (const _ of [1, 2]) await main.post(`${path}/food-entries`, { token, body: eaten })
  expect((await diaryOf(token, trackerId, plan.eatenOn)).planned).toEqual([])
  expect((await diaryOf(token, trackerId, eaten.eatenOn)).entries).toHaveLength(1)
  await main.post(`${path}/food-entries/delete`, { token, body: { id: plan.id } })
  expect((await diaryOf(token, trackerId, plan.eatenOn)).planned).toEqual([saved])
  await main.post(`${path}/planned-foods/delete`, { token, body: { id: plan.id } })
  expect((await diaryOf(token, trackerId, plan.eatenOn)).planned).toEqual([])
})

test.each([
  ['a day two months ahead', { eatenOn: '2026-05-01' }, 200],
  ['a day further ahead', { eatenOn: '2026-05-03' }, 400],
  ['a past day', { eatenOn: '2026-02-28' }, 400],
  ['an unknown food', { foodId: 'angin' }, 404],
  ['a measure that the food lacks', { measure: 'tail' }, 404],
])('a plan with %s gets the right status', async (_, change, status) => {
  const { token, trackerId } = await memberWithTracker()
  expect((await send(token, trackerId, { ...plan, ...change })).status).toBe(status)
})

test('a member cannot plan in another member’s tracker', async () => {
  const { trackerId } = await memberWithTracker()
  const { token } = await main.signedInMember()
  const { status, body } = await send(token, trackerId, plan)
  expect([status, body.message]).toEqual([404, 'ERR_NO_TRACKER'])
})

test('the diary includes the days of Ramadan that the member set', async () => {
  const { token, trackerId } = await memberWithTracker()
  const days = { startsOn: '2026-02-18', endsOn: '2026-03-19' }
  expect((await main.post('/v1/ramadan', { token, body: days })).body.data).toEqual(days)
  expect((await diaryOf(token, trackerId, '2026-03-02')).ramadan).toEqual(days)
  const sahur = { ...plan, meal: 'sahur', eatenOn: '2026-03-02' }
  const { body } = await main.post(`/v1/trackers/${trackerId}/food-entries`, { token, body: sahur })
  expect(body.data.meal).toBe('sahur')
  await main.post('/v1/ramadan/delete', { token })
  expect((await diaryOf(token, trackerId, '2026-03-02')).ramadan).toBeNull()
})

test.each([
  [{ startsOn: '2026-02-18', endsOn: '2026-02-17' }],
  [{ startsOn: '2026-02-18', endsOn: '2026-03-21' }],
  [{ startsOn: '', endsOn: '' }],
])('%j is refused as the days of Ramadan', async (body) => {
  const { token } = await main.signedInMember()
  expect((await main.post('/v1/ramadan', { token, body })).status).toBe(400)
})

async function memberWithTracker() {
  const { token, transaction } = await createPurchases(main).paidTransaction()
  return { token, trackerId: transaction.trackerId as string }
}

function send(token: string, trackerId: string, body: unknown) {
  return main.post(`/v1/trackers/${trackerId}/planned-foods`, { token, body })
}

async function diaryOf(token: string, trackerId: string, day: string) {
  return (await main.get(`/v1/trackers/${trackerId}/food-diary?day=${day}`, { token })).body.data
}
