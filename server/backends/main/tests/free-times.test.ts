import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { FreePractice, FreeTimes } from '#server/contract/free-times.schema.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { hourOverrideTable } from '#server/db/main/hour-override.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { timeOffTable } from '#server/db/main/time-off.table.ts'
import { weeklyHoursTable } from '#server/db/main/weekly-hours.table.ts'
import { insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture, type SignedInMember } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

// The clock stands at Monday, 10.00 in Jakarta. The practice is open from 8 to 17 on each day.
const monday = '2026-03-02'
const tuesday = '2026-03-03'
const hoursUntil = (time: string) =>
  (Date.parse(`${tuesday}T${time}:00+07:00`) - main.clock.now().getTime()) / hourMs

let main: MainFixture
let practice: PracticeRow
let nutritionist: SignedInMember
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  ;({ practice, nutritionist } = await openPractice(main))
})
afterAll(() => main.close())

type Question = { zone?: string; from?: string; days?: number; near?: string; moving?: string }
const ask = (
  { zone = 'Asia/Jakarta', from = tuesday, days = 1, ...optional }: Question = {},
  token?: string,
) => {
  const query = new URLSearchParams({ zone, from, days: String(days), ...optional })
  return main.get(`/v1/practices/${practice.slug}/free-times?${query}`, { token })
}

/** Returns the free times of a day as they read in Jakarta. */
async function timesOn(question?: Question, token?: string): Promise<string[]> {
  const { days } = (await ask(question, token)).body.data as FreeTimes
  return days.flatMap((day) => day.starts).map((start) => clockIn(start))
}
const clockIn = (start: string) =>
  new Date(Date.parse(start) + 7 * hourMs).toISOString().slice(11, 16)

async function clientWithSession(time: string, of: PracticeRow = practice) {
  const client = await memberWithTracker(main)
  const relationId = await insertRelation(main, { trackerId: client.trackerId, practice: of })
  const inMinutes = hoursUntil(time) * 60
  const id = await insertBooked(main, { ...client, relationId, practice: of, inMinutes })
  return { ...client, id }
}

test('the answer has each day that was asked for, grouped by the zone of the reader', async () => {
  const { status, body } = await ask({ zone: 'America/Los_Angeles', from: monday, days: 2 })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    slug: practice.slug,
    name: 'Rina Kusuma',
    zone: 'Asia/Jakarta',
    sessionMinutes: 45,
    noticeMinutes: 360,
    takesNewClients: true,
    nearest: [],
  })
  // There a day begins at 15.00 in Jakarta. Today's times before 16.00 are within the notice.
  const { days } = body.data as FreeTimes
  expect(days.map(({ date, starts }) => [date, starts.length, starts[0]])).toEqual([
    ['2026-03-02', 1 + 14, '2026-03-02T09:00:00.000Z'],
    ['2026-03-03', 3 + 14, '2026-03-03T08:00:00.000Z'],
  ])
})

test('[T31] when the rules of a zone move, hours follow and sessions stay', async () => {
  const { id } = await clientWithSession('10:00')
  const before = await timesOn()
  // As if the zone's clocks were set an hour ahead between booking and session.
  await main.db
    .update(practiceTable)
    .set({ zone: 'Asia/Makassar' })
    .where(eq(practiceTable.slug, practice.slug))
  expect([before[0], (await timesOn())[0]]).toEqual(['08:00', '07:00'])
  expect(await timesOn()).not.toContain('10:00')
  const [session] = await main.db.select().from(appointmentTable).where(eq(appointmentTable.id, id))
  expect(session?.startsAt.toISOString()).toBe(`${tuesday}T03:00:00.000Z`)
})

test('a booked session takes its time and its pause, a cancelled one nothing', async () => {
  const { id } = await clientWithSession('10:00')
  const taken = ['09:30', '10:00', '10:30']
  const times = await timesOn()
  for (const time of taken) expect(times).not.toContain(time)
  expect(times).toEqual(expect.arrayContaining(['09:00', '11:00']))
  await main.db
    .update(appointmentTable)
    .set({ state: 'cancelled', cancelKind: 'in_time', changedBy: 'client' })
    .where(eq(appointmentTable.id, id))
  expect(await timesOn()).toEqual(expect.arrayContaining(taken))
})

test('[T4] [T13] an offer takes its time until it expires, without a worker', async () => {
  const client = await memberWithTracker(main)
  const now = main.clock.now()
  const startsAt = later(now, hoursUntil('10:00') * hourMs)
  await main.db.insert(appointmentTable).values({
    id: crypto.randomUUID(),
    practiceNumber: practice.number,
    userNumber: client.user.number,
    startsAt,
    endsAt: later(startsAt, 45 * minuteMs),
    blocksUntil: later(startsAt, hourMs),
    state: 'offered',
    offeredUntil: later(now, 30 * minuteMs),
    clientZone: 'Asia/Jakarta',
    locale: 'id',
    changedBy: 'system',
    changedAt: now,
    createdAt: now,
  })
  expect(await timesOn()).not.toContain('10:00')
  main.clock.advance(30 * minuteMs)
  expect(await timesOn()).toContain('10:00')
  main.clock.advance(-30 * minuteMs)
})

test('an override replaces a day, and time off takes from it', async () => {
  await main.db.insert(hourOverrideTable).values({
    practiceNumber: practice.number,
    onDate: tuesday,
    hours: [{ startMinute: 18 * 60, endMinute: 21 * 60 }],
  })
  expect(await timesOn()).toEqual(['18:00', '18:30', '19:00', '19:30', '20:00'])
  await main.db.insert(timeOffTable).values({
    id: crypto.randomUUID(),
    practiceNumber: practice.number,
    fromAt: new Date(`${tuesday}T19:00:00+07:00`),
    untilAt: new Date(`${tuesday}T20:00:00+07:00`),
    createdAt: main.clock.now(),
  })
  expect(await timesOn()).toEqual(['18:00', '20:00'])
})

test('a new weekly hour shows at once', async () => {
  await main.db
    .update(weeklyHoursTable)
    .set({ hours: [{ startMinute: 0, endMinute: 60 }] })
    .where(eq(weeklyHoursTable.practiceNumber, practice.number))
  expect(await timesOn()).toEqual(['00:00'])
})

test('days without a free time name the first one after them', async () => {
  await main.db.insert(timeOffTable).values({
    ...{ id: 'off', practiceNumber: practice.number, note: '', createdAt: main.clock.now() },
    fromAt: new Date(`${tuesday}T00:00:00+07:00`),
    untilAt: new Date('2026-03-20T12:00:00+07:00'),
  })
  const read = async (question: Question) => (await ask(question)).body.data as FreeTimes
  const laterAt = new Date('2026-03-20T12:00:00+07:00').toISOString()
  expect(await read({ days: 14 })).toMatchObject({ laterAt, bookableUntil: '2026-04-13' })
  expect(await read({ from: '2026-03-20' })).toMatchObject({ laterAt: null })
  expect(await read({ from: '2026-05-20' })).toMatchObject({ laterAt: null })
})

test('no day is bookable after the licence', async () => {
  await main.db.update(practiceTable).set({ practiceUntil: '2026-03-01' })
  const { body } = await ask({ days: 14 })
  expect(body.data).toMatchObject({ laterAt: null, bookableUntil: '2026-03-01' })
})

test('a practice without room for new clients takes those of before', async () => {
  const former = await clientWithSession('10:00')
  await main.db.update(practiceTable).set({ takesNewClients: false })
  const takes = async (token?: string) => (await ask({}, token)).body.data.takesNewClients
  expect(await takes(former.token)).toBe(true)
  expect(await takes((await main.signedInMember()).token)).toBe(false)
  expect(await takes()).toBe(false)
})

test('the three nearest free times come from all bookable days', async () => {
  await clientWithSession('10:00')
  const near = `${tuesday}T03:00:00.000Z`
  const { nearest } = (await ask({ near, from: '2026-03-20' })).body.data as FreeTimes
  expect(nearest.map(clockIn)).toEqual(['08:30', '09:00', '11:00'])
  expect(nearest.every((start) => start.startsWith(tuesday))).toBe(true)
})

test('the own time of a session that moves is free to its client and its nutritionist', async () => {
  const { id, token } = await clientWithSession('10:00')
  expect(await timesOn({ moving: id }, token)).toContain('10:00')
  expect(await timesOn({ moving: id }, nutritionist.token)).toContain('10:00')
})

test('[T46] a session of another client cannot move, as if it did not exist', async () => {
  const { id } = await clientWithSession('10:00')
  const other = await clientWithSession('12:00')
  const { practice: foreign, nutritionist: colleague } = await openPractice(main)
  const elsewhere = await clientWithSession('12:00', foreign)
  const answers = [
    await ask({ moving: id }),
    await ask({ moving: id }, other.token),
    await ask({ moving: id }, colleague.token),
    await ask({ moving: elsewhere.id }, elsewhere.token),
    await ask({ moving: 'unknown' }, other.token),
  ]
  for (const { status, body } of answers)
    expect([status, body.code]).toEqual([404, 'ERR_NO_APPOINTMENT'])
})

test('a client is not offered a time at which they are with another nutritionist', async () => {
  const { practice: other } = await openPractice(main)
  const { token } = await clientWithSession('10:00', other)
  const times = await timesOn({}, token)
  for (const time of ['09:30', '10:00', '10:30']) expect(times).not.toContain(time)
  expect(times).toContain('11:00')
  expect(await timesOn()).toContain('10:00')
})

test('[T35] the nutritionist sees the own times without the notice, never past ones', async () => {
  expect(await timesOn({ from: monday })).toEqual(['16:00'])
  const own = await timesOn({ from: monday }, nutritionist.token)
  expect(own[0]).toBe('10:00')
  expect(own).toHaveLength(13)
})

test.each([
  ['invited', { state: 'invited' }],
  ['paused', { state: 'paused' }],
  ['left', { state: 'left' }],
] as const)('a practice that is %s has no free times', async (_, change) => {
  await main.db.update(practiceTable).set(change).where(eq(practiceTable.slug, practice.slug))
  const { status, body } = await ask()
  expect([status, body.code]).toEqual([404, 'ERR_NO_PRACTICE'])
  expect((await listed()).map(({ slug }) => slug)).not.toContain(practice.slug)
})

async function listed(): Promise<FreePractice[]> {
  return (await main.get('/v1/practices/free')).body.data
}
async function nextFree() {
  return (await listed()).find(({ slug }) => slug === practice.slug)
}

test('the list has the next free time of each active practice', async () => {
  expect(await nextFree()).toEqual({
    slug: practice.slug,
    nextFreeAt: `${monday}T09:00:00.000Z`,
    takesNewClients: true,
    sessionMinutes: 45,
    priceRupiah: null,
  })
})

test('the list looks as far ahead as clients can book', async () => {
  const off = { id: crypto.randomUUID(), practiceNumber: practice.number }
  const now = main.clock.now()
  await main.db.insert(timeOffTable).values({
    ...off,
    fromAt: later(now, -dayMs),
    untilAt: later(now, 40 * dayMs),
    createdAt: now,
  })
  expect((await nextFree())?.nextFreeAt).toBe('2026-04-11T03:00:00.000Z')
  await main.db
    .update(timeOffTable)
    .set({ untilAt: later(now, 50 * dayMs) })
    .where(eq(timeOffTable.id, off.id))
  expect((await nextFree())?.nextFreeAt).toBeNull()
})

test.each([
  ['an offset', { zone: '+07:00' }],
  ['an unknown zone', { zone: 'Asia/Bandung' }],
  ['no calendar day', { from: '2026-02-30' }],
  ['no days', { days: 0 }],
  ['too many days', { days: 43 }],
  ['a moment without a zone', { near: '10:00' }],
])('%s is invalid input', async (_, question) => {
  const { status, body } = await ask(question)
  expect([status, body.code]).toEqual([400, 'INVALID_INPUT'])
})

test.each(['0000-01-01', '9999-12-31'])('no time is free on %s', async (from) => {
  const { status, body } = await ask({ from })
  expect(status).toBe(200)
  expect(body.data.days).toHaveLength(1)
  expect(body.data.days[0].starts).toEqual([])
})
