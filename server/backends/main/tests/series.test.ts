import { afterAll, beforeAll, expect, test } from 'vitest'
import { trendOf } from '#app/nutrition/weight-trend.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

const today = '2026-03-02'

let main: MainFixture
beforeAll(async () => {
  main = await openMainFixture()
})
afterAll(() => main.close())

test('[S2.26] a month of weights has one point a day, with the trend of all weights', async () => {
  const { token, trackerId } = await memberWithTracker()
  const weights = await weighIn(trackerId, 900)
  const series = await seriesOf(token, trackerId, { measure: 'weight', from: addDays(today, -30) })
  expect(series).toMatchObject({ bucket: 'day', from: addDays(today, -30), to: today })
  const expected = trendOf(weights).filter(({ measuredOn }) => measuredOn >= series.from)
  expect(series.points.map(({ on, mean }: { on: string; mean: number }) => [on, mean])).toEqual(
    expected.map(({ measuredOn, kilograms }) => [measuredOn, kilograms]),
  )
  for (const [index, { trend }] of series.points.entries())
    expect(trend).toBeCloseTo(expected[index]?.trendKilograms ?? 0, 2)
  expect(series).toMatchObject({ entryCount: expected.length, dayCount: expected.length })
  const { body } = await main.get(`/v1/trackers/${trackerId}`, { token })
  expect(body.data.weights.length).toBeLessThan(220)
  expect(trendOf(body.data.weights).at(-1)?.trendKilograms).toBeCloseTo(
    expected.at(-1)?.trendKilograms ?? 0,
    5,
  )
})

test('ten years become quarters with their minimum, maximum and trend', async () => {
  const { token, trackerId } = await memberWithTracker()
  const weights = await weighIn(trackerId, 3_650)
  const series = await seriesOf(token, trackerId, { measure: 'weight' })
  expect(series).toMatchObject({ bucket: 'quarter', from: weights[0]?.measuredOn, to: today })
  expect(series.points.length).toBeLessThanOrEqual(42)
  const quarter = trendOf(weights).filter(({ measuredOn }) => /^2025-1[0-2]/.test(measuredOn))
  const kilograms = quarter.map((weight) => weight.kilograms)
  const point = series.points.find(({ on }: { on: string }) => on === '2025-10-01')
  expect(point).toMatchObject({
    lastOn: quarter.at(-1)?.measuredOn,
    least: Math.min(...kilograms),
    most: Math.max(...kilograms),
    dayCount: kilograms.length,
  })
  expect(point.trend).toBeCloseTo(quarter.at(-1)?.trendKilograms ?? 0, 2)
  expect(series.entries).toHaveLength(10)
  expect(series.entries[0]).toMatchObject({ id: weights.at(-1)?.measuredOn, secondValue: null })
})

test('weeks begin on Monday, and a span is limited to ten years', async () => {
  const { token, trackerId } = await memberWithTracker()
  await weighIn(trackerId, 300)
  const weeks = await seriesOf(token, trackerId, { measure: 'weight', points: '60' })
  expect([weeks.bucket, weeks.points.at(-1).on]).toEqual(['week', '2026-03-02'])
  const months = await seriesOf(token, trackerId, { measure: 'weight', points: '20' })
  expect([months.bucket, months.points.at(-1).on]).toEqual(['month', '2026-03-01'])
  const all = await seriesOf(token, trackerId, { measure: 'weight', from: '1900-01-01' })
  expect(all.from).toBe(addDays(today, -3653))
})

test('a day’s water is summed, and every other measure is averaged', async () => {
  const { token, trackerId } = await memberWithTracker()
  await measure(token, trackerId, { kind: 'water', value: 240 })
  await measure(token, trackerId, { kind: 'water', value: 300 })
  await measure(token, trackerId, { kind: 'bloodPressure', value: 120, secondValue: 70 })
  await measure(token, trackerId, { kind: 'bloodPressure', value: 130, secondValue: 80 })
  const water = await seriesOf(token, trackerId, { measure: 'water' })
  expect(water.points).toEqual([{ ...ofToday, mean: 540, least: 540, most: 540, secondMean: null }])
  expect(water).toMatchObject({ entryCount: 2, dayCount: 1 })
  const pressure = await seriesOf(token, trackerId, { measure: 'bloodPressure' })
  expect(pressure.points).toEqual([
    { ...ofToday, mean: 125, least: 120, most: 130, secondMean: 75 },
  ])
  expect(pressure.entries[0]).toMatchObject({ value: 130, secondValue: 80 })
})

test('the latest entry of each measure is listed', async () => {
  const { token, trackerId } = await memberWithTracker()
  await weighIn(trackerId, 3)
  await measure(token, trackerId, { kind: 'waist', value: 90, measuredOn: '2026-02-01' })
  await measure(token, trackerId, { kind: 'waist', value: 88 })
  const { body } = await main.get(`/v1/trackers/${trackerId}/latest`, { token })
  const values = body.data.map((entry: { measure: string; value: number }) => [
    entry.measure,
    entry.value,
  ])
  expect(values).toEqual([
    ['weight', expect.any(Number)],
    ['waist', 88],
  ])
})

test('deleting a weight is idempotent', async () => {
  const { token, trackerId } = await memberWithTracker()
  await weighIn(trackerId, 2)
  for (const _ of [1, 2]) {
    const path = `/v1/trackers/${trackerId}/weights/delete`
    expect((await main.post(path, { token, body: { measuredOn: today } })).status).toBe(200)
  }
  expect((await seriesOf(token, trackerId, { measure: 'weight' })).entryCount).toBe(1)
})

test('a series without entries is empty', async () => {
  const { token, trackerId } = await memberWithTracker()
  expect(await seriesOf(token, trackerId, { measure: 'ldl' })).toEqual({
    bucket: 'day',
    from: today,
    to: today,
    entryCount: 0,
    dayCount: 0,
    points: [],
    entries: [],
  })
})

test.each<Record<string, string>>([
  { measure: 'height' },
  { points: '9' },
  { points: '401' },
  { entries: '201' },
  { to: 'soon' },
  { from: '2026-02-30' },
  { to: '2026-02-30' },
])('a series of %j is refused', async (query) => {
  const { token, trackerId } = await memberWithTracker()
  const search = new URLSearchParams({ measure: 'weight', to: today, ...query })
  expect((await main.get(`/v1/trackers/${trackerId}/series?${search}`, { token })).status).toBe(400)
})

test('the series of another member’s tracker and of an unknown one return the same 404', async () => {
  const { trackerId } = await memberWithTracker()
  const { token } = await main.signedInMember()
  for (const id of [trackerId, 'tidak-ada'])
    for (const call of [`series?measure=weight&to=${today}`, 'latest'])
      expect((await main.get(`/v1/trackers/${id}/${call}`, { token })).body.code).toBe(
        'ERR_NO_TRACKER',
      )
})

const ofToday = { on: today, lastOn: today, trend: null, dayCount: 1 }

async function seriesOf(token: string, trackerId: string, query: Record<string, string>) {
  const search = new URLSearchParams({ to: today, ...query })
  const { status, body } = await main.get(`/v1/trackers/${trackerId}/series?${search}`, { token })
  expect(status).toBe(200)
  return body.data
}

let measuredCount = 0
async function measure(token: string, trackerId: string, fields: object) {
  measuredCount += 1
  const body = { id: `series-${measuredCount}`, measuredOn: today, secondValue: null, ...fields }
  const { status } = await main.post(`/v1/trackers/${trackerId}/measurements`, { token, body })
  expect(status).toBe(200)
}

/** Inserts weights up to today with gaps, oldest first. */
async function weighIn(trackerId: string, dayCount: number) {
  const weights = Array.from({ length: dayCount }, (_, index) => dayCount - 1 - index)
    .filter((daysAgo) => daysAgo === 0 || daysAgo % 7 !== 3)
    .map((daysAgo) => ({
      measuredOn: addDays(today, -daysAgo),
      kilograms: Math.round(700 + 50 * Math.sin(daysAgo / 40) + ((daysAgo * 37) % 13)) / 10,
    }))
  await main.db.insert(weightTable).values(weights.map((entry) => ({ trackerId, ...entry })))
  return weights
}

async function memberWithTracker() {
  const purchases = createPurchases(main)
  const { token, transaction } = await purchases.pendingTransaction()
  await purchases.notify(main.midtrans.notification(transaction))
  const { data } = (await main.get(`/v1/transactions/${transaction.id}`, { token })).body
  return { token, trackerId: data.trackerId as string }
}
