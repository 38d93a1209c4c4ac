import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

const february = 'from=2026-02-01&to=2026-03-01'

test('[S2.26] a day with any kind of entry is listed once', async () => {
  const { token, trackerId } = await memberWithTracker()
  const send = (what: string, body: unknown) =>
    main.post(`/v1/trackers/${trackerId}/${what}`, { token, body })
  for (const measuredOn of ['2026-02-01', '2026-02-20', '2026-03-02'])
    await send('weights', { measuredOn, kilograms: 70 })
  const eaten = { meal: 'lunch', foodId: 'nasi-goreng', measure: 'plate', amount: 1 }
  for (const id of ['entry-0001', 'entry-0002'])
    await send('food-entries', { ...eaten, id, eatenOn: '2026-02-20' })
  const waist = { id: 'waist-01', kind: 'waist', value: 84.5, secondValue: null }
  await send('measurements', { ...waist, measuredOn: '2026-03-01' })
  const nothing = { hasWeight: false, hasFood: false, hasMeasurement: false }
  expect((await daysOf(token, trackerId)).body.data).toEqual([
    { ...nothing, day: '2026-02-01', hasWeight: true },
    { ...nothing, day: '2026-02-20', hasWeight: true, hasFood: true },
    { ...nothing, day: '2026-03-01', hasMeasurement: true },
  ])
})

test.each([
  ['from=2026-01-01&to=2026-07-03', 200],
  ['from=2026-01-01&to=2026-07-04', 400],
  ['from=2026-02-01', 400],
])('the span %s is limited to half a year', async (span, status) => {
  const { token, trackerId } = await memberWithTracker()
  expect((await daysOf(token, trackerId, span)).status).toBe(status)
})

test('another member’s days are a 404', async () => {
  const { trackerId } = await memberWithTracker()
  const { token } = await main.signedInMember()
  const { status, body } = await daysOf(token, trackerId)
  expect([status, body.message]).toEqual([404, 'ERR_NO_TRACKER'])
})

async function memberWithTracker() {
  const { token, transaction } = await createPurchases(main).paidTransaction()
  return { token, trackerId: transaction.trackerId as string }
}

function daysOf(token: string, trackerId: string, span = february) {
  return main.get(`/v1/trackers/${trackerId}/logged-days?${span}`, { token })
}
