import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { type ShareSection, shareSections } from '#server/contract/share.schema.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { recordViewTable } from '#server/db/main/record-view.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import {
  endRelation,
  insertBooked,
  insertRelation,
  openPractice,
  unlockPractice,
} from './consultation.fixture.ts'
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

test('a nutritionist lists the clients in their care with last and next session', async () => {
  const booking = { trackerId: client.trackerId, relationId, practice }
  const past = await insertBooked(main, { ...booking, inMinutes: -3000 })
  await main.post(`/v1/practice/appointments/${past}/outcome`, { token, body: { outcome: 'held' } })
  // Over, and without its outcome: neither the last session nor the next one.
  await insertBooked(main, { ...booking, inMinutes: -1500 })
  await insertBooked(main, { ...booking, inMinutes: 3000 })
  const other = await memberWithTracker(main)
  const ended = await insertRelation(main, { trackerId: other.trackerId, practice })
  await endRelation(main, ended)
  const { data } = (await main.get('/v1/practice/clients', { token })).body
  expect(data).toEqual([
    {
      trackerId: client.trackerId,
      name: 'Dewi',
      programSlug: 'jantung-sehat',
      sections: ['weight'],
      lastSessionAt: later(main.clock.now(), -50 * hourMs).toISOString(),
      nextSessionAt: later(main.clock.now(), 50 * hourMs).toISOString(),
      sessionBalance: expect.any(Number),
      endsOn: expect.stringMatching(/^2026-/),
    },
  ])
})

test('a client shows only what they share, with the sessions', async () => {
  await main.post(`/v1/trackers/${client.trackerId}/weights`, {
    token: client.token,
    body: { measuredOn: '2026-03-01', kilograms: 71.25 },
  })
  const inMinutes = 60
  const id = await insertBooked(main, {
    trackerId: client.trackerId,
    relationId,
    practice,
    inMinutes,
  })
  const { data } = (await open()).body
  expect(data).toMatchObject({
    name: 'Dewi',
    sections: ['weight'],
    from: '2025-12-03',
    to: '2026-03-02',
    latestStartsOn: '2026-03-16',
    sessions: [{ id, state: 'booked' }],
    record: { weight: [{ measuredOn: '2026-03-01', kilograms: 71.25 }] },
  })
  expect(Object.keys(data.record)).toEqual(['weight'])
  await share(['goals', 'food'])
  expect(Object.keys((await open()).body.data.record).toSorted()).toEqual(['food', 'goals'])
  await share([])
  expect((await open()).body.data.record).toEqual({})
})

test('each look leaves one row per section and hour', async () => {
  await share([...shareSections])
  await Promise.all([open(), open(), open()])
  await open()
  const hour = new Date('2026-03-02T03:00:00Z')
  expect(await views()).toEqual(
    shareSections.map((section) => ({ section, hour })).toSorted(bySection),
  )
  await share(['food'])
  await open()
  expect(await views()).toHaveLength(shareSections.length)
})

test('a look that shows nothing leaves no row, nor does the list of clients', async () => {
  await share([])
  await open()
  await main.get('/v1/practice/clients', { token })
  expect(await views()).toEqual([])
})

test('while an account is suspended, its nutritionist sees nothing of the client', async () => {
  const pathOf = (part = '') => `/v1/practice/clients/${client.trackerId}${part}`
  const read = async (path: string) => (await main.get(path, { token })).status
  expect(await read(pathOf())).toBe(200)
  const suspend = (suspendedAt: Date | null) =>
    main.db.update(userTable).set({ suspendedAt }).where(eq(userTable.id, client.user.id))
  await suspend(main.clock.now())
  expect((await main.get('/v1/practice/clients', { token })).body.data).toEqual([])
  expect([await read(pathOf()), await read(pathOf('/brief'))]).toEqual([404, 404])
  await suspend(null)
  expect(await read(pathOf())).toBe(200)
})

test('[T51] after the care ended, the client is as unknown as any other', async () => {
  expect((await open()).status).toBe(200)
  await endRelation(main, relationId)
  const { status, body } = await open()
  expect([status, body]).toEqual([404, { message: 'ERR_NO_TRACKER', code: 'ERR_NO_TRACKER' }])
  expect((await main.get('/v1/practice/clients', { token })).body.data).toEqual([])
})

test('[T49] a nutritionist who is also a client reads themself through the tracker only', async () => {
  const { practice: other } = await openPractice(main)
  const { user, token: own, trackerId } = await memberWithTracker(main)
  const { nutritionist } = await openPractice(main, { userId: user.id })
  expect(nutritionist.user.id).not.toBe(user.id)
  await unlockPractice(main, { user, token: own })
  await insertRelation(main, { trackerId, practice: other })
  expect((await main.get(`/v1/practice/clients/${trackerId}`, { token: own })).status).toBe(404)
  expect((await main.get('/v1/practice/clients', { token: own })).body.data).toEqual([])
  expect((await main.get(`/v1/trackers/${trackerId}`, { token: own })).status).toBe(200)
})

const bySection = (one: { section: string }, other: { section: string }) =>
  one.section.localeCompare(other.section)

async function open() {
  return main.get(`/v1/practice/clients/${client.trackerId}`, { token })
}

async function share(sections: ShareSection[]) {
  await main.db
    .update(careRelationTable)
    .set({ sections })
    .where(eq(careRelationTable.id, relationId))
}

async function views() {
  const rows = await main.db
    .select({ section: recordViewTable.section, hour: recordViewTable.hour })
    .from(recordViewTable)
    .where(eq(recordViewTable.trackerId, client.trackerId))
  return rows.toSorted(bySection)
}
