import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const noCircumstances = { measuredAt: null, mealTiming: null, typedIn: null }
const waist = {
  ...noCircumstances,
  id: 'measure-01',
  kind: 'waist',
  measuredOn: '2026-03-02',
  value: 84.5,
  secondValue: null,
}
const circumstances = { measuredAt: '07:10', mealTiming: 'after', typedIn: 'mmol/L' }
const sugar = { ...waist, ...circumstances, id: 'measure-04', kind: 'randomGlucose', value: 199.98 }
const pressure = { ...waist, id: 'measure-02', kind: 'bloodPressure', value: 128, secondValue: 82 }

test('[S2.26] a member saves measurements of every kind in one list, oldest first', async () => {
  const { token, trackerId } = await memberWithTracker()
  const earlier = { ...pressure, measuredOn: '2026-02-27' }
  expect((await keep(token, trackerId, waist)).body.data).toEqual(waist)
  await keep(token, trackerId, earlier)
  expect(await listOf(token, trackerId)).toEqual([earlier, waist])
})

test('[S2.26] the time, meal and typed unit of a value are kept, and a change without them clears them', async () => {
  const { token, trackerId } = await memberWithTracker()
  await keep(token, trackerId, sugar)
  expect(await listOf(token, trackerId)).toEqual([sugar])
  const { measuredAt: _, mealTiming: __, typedIn: ___, ...changed } = { ...sugar, value: 180 }
  await keep(token, trackerId, changed)
  expect(await listOf(token, trackerId)).toEqual([{ ...changed, ...noCircumstances }])
})

test('a measurement sent again with its id replaces the first', async () => {
  const { token, trackerId } = await memberWithTracker()
  await keep(token, trackerId, waist)
  await keep(token, trackerId, { ...waist, value: 83 })
  expect(await listOf(token, trackerId)).toEqual([{ ...waist, value: 83 }])
})

test('a day holds several measurements of a kind, and each can be deleted', async () => {
  const { token, trackerId } = await memberWithTracker()
  await keep(token, trackerId, pressure)
  await keep(token, trackerId, { ...pressure, id: 'measure-03', value: 131 })
  const path = `/v1/trackers/${trackerId}/measurements/delete`
  for (const _ of [1, 2])
    expect((await main.post(path, { token, body: { id: pressure.id } })).status).toBe(200)
  expect((await listOf(token, trackerId)).map(({ id }) => id)).toEqual(['measure-03'])
})

test.each([
  ['the least waist', { value: 40 }, 200],
  ['a waist in metres', { value: 0.84 }, 400],
  ['a waist with a second value', { secondValue: 80 }, 400],
  ['a day that has begun nowhere', { measuredOn: '2026-03-04' }, 400],
  ['an unknown kind', { kind: 'luck' }, 400],
  ['a pressure without its second value', { ...pressure, secondValue: null }, 400],
  ['a diastolic above the systolic', { ...pressure, secondValue: 130 }, 400],
  ['a diastolic as high as the systolic', { ...pressure, secondValue: 128 }, 400],
  ['an HbA1c of 6.5', { kind: 'hba1c', value: 6.5 }, 200],
  ['a waist with a time', { measuredAt: '07:10' }, 400],
  ['a waist in another unit', { typedIn: 'mmol/L' }, 400],
  ['a time past midnight', { ...sugar, measuredAt: '24:00' }, 400],
  ['a fasting glucose after a meal', { ...sugar, kind: 'fastingGlucose' }, 400],
  ['an HbA1c in the unit of glucose', { kind: 'hba1c', value: 6.5, typedIn: 'mmol/L' }, 400],
  ['a mood of 6', { kind: 'mood', value: 6 }, 400],
])('%s is checked against the limits of the contract', async (_, change, status) => {
  const { token, trackerId } = await memberWithTracker()
  expect((await keep(token, trackerId, { ...waist, ...change })).status).toBe(status)
})

test('the measurements of another member’s tracker and of an unknown one return the same 404', async () => {
  const { token: owner, trackerId } = await memberWithTracker()
  await keep(owner, trackerId, waist)
  const { token } = await main.signedInMember()
  for (const id of [trackerId, 'tidak-ada', '%00']) {
    const path = `/v1/trackers/${id}/measurements`
    const answers = [
      await main.get(`${path}?from=2026-01-01&to=2026-12-31`, { token }),
      await keep(token, id, waist),
      await main.post(`${path}/delete`, { token, body: { id: waist.id } }),
    ]
    for (const { status, body } of answers)
      expect([status, body.message]).toEqual([404, 'ERR_NO_TRACKER'])
  }
  expect(await listOf(owner, trackerId)).toEqual([waist])
})

async function memberWithTracker() {
  const purchases = createPurchases(main)
  const { token, transaction } = await purchases.pendingTransaction()
  await purchases.notify(main.midtrans.notification(transaction))
  const { data } = (await main.get(`/v1/transactions/${transaction.id}`, { token })).body
  return { token, trackerId: data.trackerId as string }
}

function keep(token: string, trackerId: string, body: unknown) {
  return main.post(`/v1/trackers/${trackerId}/measurements`, { token, body })
}

async function listOf(token: string, trackerId: string) {
  const path = `/v1/trackers/${trackerId}/measurements?from=2026-01-01&to=2026-12-31`
  return (await main.get(path, { token })).body.data as { id: string }[]
}
