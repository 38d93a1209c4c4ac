import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { timeOffTable } from '#server/db/main/time-off.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let practice: PracticeRow
let token: string
let client: Awaited<ReturnType<typeof memberWithTracker>>
let relationId: string
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  const opened = await openPractice(main)
  practice = opened.practice
  token = opened.nutritionist.token
  client = await memberWithTracker(main)
  relationId = await insertRelation(main, { trackerId: client.trackerId, practice })
})
afterAll(() => main.close())

test('[T43] time off over booked sessions lists them and stores nothing', async () => {
  const id = await bookIn(48)
  await bookIn(96)
  const { status, body } = await take(40, 60)
  expect([status, body.data.id]).toEqual([200, null])
  expect(body.data.hits).toMatchObject([{ id, state: 'booked', client: { name: 'Dewi' } }])
  expect(await listed()).toEqual([])
  expect(await stateOf(id)).toBe('booked')
})

test.each([
  ['more than twelve hours before, one session comes back', 48, 1],
  ['at short notice, one more comes on top', 6, 2],
])('[T43] cancelled with the time off %s', async (_, hours, credits) => {
  const id = await bookIn(hours)
  const outside = await bookIn(96)
  const before = await balance()
  const { body } = await take(hours - 1, hours + 5, true)
  expect(body.data).toEqual({ id: expect.any(String), hits: [] })
  expect([await stateOf(id), await stateOf(outside)]).toEqual(['cancelled', 'booked'])
  expect(await balance()).toBe(before + credits)
  expect(await listed()).toMatchObject([{ id: body.data.id, note: 'Pelatihan', isPast: false }])
})

test('a session that only touches the time off stays', async () => {
  const id = await bookIn(48)
  expect((await take(46, 48)).body.data.hits).toEqual([])
  expect((await take(48.75, 50)).body.data.hits).toEqual([])
  expect(await stateOf(id)).toBe('booked')
})

test('a session that has begun goes on', async () => {
  const id = await bookIn(-0.25)
  expect((await take(-1, 5, true)).body.data.id).toEqual(expect.any(String))
  expect(await stateOf(id)).toBe('booked')
})

test('time off is deleted by its own practice, also twice', async () => {
  const { id } = (await take(40, 60)).body.data
  const other = await openPractice(main)
  const path = `/v1/practice/time-off/${id}/delete`
  await main.post(path, { token: other.nutritionist.token })
  expect(await listed()).toHaveLength(1)
  expect((await main.post(path, { token })).status).toBe(200)
  expect(await listed()).toEqual([])
  expect((await main.post(path, { token })).status).toBe(200)
})

test.each([
  ['an end before its start', { fromAt: '2026-03-10T03:00:00Z', untilAt: '2026-03-10T02:00:00Z' }],
  ['no time', { fromAt: 'besok', untilAt: 'lusa' }],
])('time off with %s is refused', async (_, times) => {
  const body = { ...times, cancel: false }
  expect((await main.post('/v1/practice/time-off', { token, body })).status).toBe(400)
  const own = eq(timeOffTable.practiceNumber, practice.number)
  expect(await main.db.$count(timeOffTable, own)).toBe(0)
})

const inHours = (hours: number) => later(main.clock.now(), hours * hourMs).toISOString()

async function bookIn(hours: number) {
  const { trackerId } = client
  return insertBooked(main, { trackerId, relationId, practice, inMinutes: hours * 60 })
}

async function take(fromHours: number, untilHours: number, cancel = false) {
  const body = { fromAt: inHours(fromHours), untilAt: inHours(untilHours), cancel }
  return main.post('/v1/practice/time-off', { token, body: { ...body, note: 'Pelatihan' } })
}

async function listed() {
  return (await main.get('/v1/practice/hours', { token })).body.data.timeOff
}

async function stateOf(id: string) {
  return (await main.get(`/v1/practice/appointments/${id}`, { token })).body.data.state
}

async function balance() {
  const [tracker] = await main.db
    .select({ sessions: trackerTable.sessionBalance })
    .from(trackerTable)
    .where(eq(trackerTable.id, client.trackerId))
  return tracker?.sessions ?? Number.NaN
}
