import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { moveForPractice } from '#server/backends/main/consultation/appointments/practice-changes.service.ts'
import { later } from '#server/backends/main/platform/later.ts'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { appointmentChangeTable } from '#server/db/main/appointment-change.table.ts'
import { appointmentReminderTable } from '#server/db/main/appointment-reminder.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import {
  createBookings,
  insertBooked,
  insertRelation,
  openPractice,
  tuesdayAt,
} from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let bookings: ReturnType<typeof createBookings>
let practice: PracticeRow
let client: Awaited<ReturnType<typeof memberWithTracker>>
beforeAll(async () => {
  main = await openMainFixture()
  bookings = createBookings(main)
})
beforeEach(async () => {
  ;({ practice } = await openPractice(main))
  client = await memberWithTracker(main)
})
afterAll(() => main.close())

async function booked(startsAt = tuesdayAt('10:00')): Promise<Appointment> {
  const { body } = await bookings.book(client, practice, { startsAt })
  return body.data
}

/** Inserts a session of the client that starts so many minutes after now. */
async function bookedIn(inMinutes: number): Promise<string> {
  const { trackerId } = client
  const relationId = await insertRelation(main, { trackerId, practice })
  return insertBooked(main, { trackerId, relationId, practice, inMinutes })
}

const creditsOf = async (id: string) =>
  (await bookings.list(client)).credits
    .filter(({ appointmentId }) => appointmentId === id)
    .map(({ kind }) => kind)
    .toSorted()

const change = (id: string, set: Partial<typeof appointmentTable.$inferInsert>) =>
  main.db.update(appointmentTable).set(set).where(eq(appointmentTable.id, id))

const elevenHours = 11 * 60
const twelveHours = 12 * 60

test('a move keeps the session, its credit and its entry in calendars', async () => {
  const { id } = await booked()
  const { status, body } = await bookings.move(client, id, tuesdayAt('11:30'), 'Asia/Makassar')
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    id,
    startsAt: tuesdayAt('11:30'),
    endsAt: tuesdayAt('12:15'),
    zone: 'Asia/Makassar',
    movesLeft: 1,
  })
  expect(await creditsOf(id)).toEqual(['used'])
  const mails = (await main.mailsTo(client.user.email)).filter(({ calendar }) => calendar)
  const entries = mails.map(({ calendar }) => calendar?.content.match(/(?<=^(UID|SEQUENCE):).+$/gm))
  expect(entries).toEqual([
    [`${id}@seimbang.test`, '0'],
    [`${id}@seimbang.test`, '1'],
  ])
})

test('[T32] a session moves within a full day, and to a time that meets its own', async () => {
  const { practice: small } = await openPractice(main, { dailyLimit: 1 })
  const { id } = (await bookings.book(client, small)).body.data
  expect((await bookings.move(client, id, tuesdayAt('10:30'))).status).toBe(200)
  expect((await bookings.move(client, id, tuesdayAt('15:00'))).status).toBe(200)
})

test('[T34] a move to a taken time leaves the session where it is', async () => {
  const { id } = await booked()
  const other = await memberWithTracker(main)
  await bookings.book(other, practice, { startsAt: tuesdayAt('14:00') })
  const { status, body } = await bookings.move(client, id, tuesdayAt('14:00'))
  expect([status, body.code]).toEqual([409, 'APPOINTMENT_TAKEN'])
  expect((await bookings.list(client)).upcoming).toMatchObject([
    { id, startsAt: tuesdayAt('10:00'), movesLeft: 2 },
  ])
})

test('[T37] the third move is refused, and a repeated one or one of the nutritionist does not count', async () => {
  const { id } = await booked()
  await bookings.move(client, id, tuesdayAt('11:00'))
  await bookings.move(client, id, tuesdayAt('11:00'))
  await change(id, {
    startsAt: new Date(tuesdayAt('13:00')),
    endsAt: new Date(tuesdayAt('13:45')),
    blocksUntil: new Date(tuesdayAt('14:00')),
    changedBy: 'nutritionist',
  })
  expect((await bookings.move(client, id, tuesdayAt('15:00'))).body.data.movesLeft).toBe(0)
  const { status, body } = await bookings.move(client, id, tuesdayAt('16:00'))
  expect([status, body.code]).toEqual([409, 'TOO_MANY_MOVES'])
})

test.each([
  [twelveHours, 200],
  [twelveHours - 1, 409],
])('[T38] %i minutes before its start a move is answered with %i', async (inMinutes, status) => {
  const id = await bookedIn(inMinutes)
  const moved = await bookings.move(client, id, tuesdayAt('14:00'))
  expect(moved.status).toBe(status)
  if (status === 409) expect(moved.body.code).toBe('TOO_LATE_TO_MOVE')
})

test.each([
  [twelveHours, 'in_time', true],
  [twelveHours - 1, 'late', false],
] as const)(
  '[T38] %i minutes before its start a session is cancelled %s',
  async (inMinutes, cancelKind, creditBack) => {
    const id = await bookedIn(inMinutes)
    const before = (await main.get(`/v1/appointments/${id}`, client)).body.data
    expect(before.isCancelFreeUntil !== null).toBe(creditBack)
    const { status, body } = await bookings.cancel(client, id)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ state: 'cancelled', cancelKind, creditBack })
    expect(await creditsOf(id)).toEqual(creditBack ? ['returned', 'used'] : ['used'])
  },
)

test('the limits count to the millisecond, by the clock of the transaction', async () => {
  const id = await bookedIn(twelveHours)
  main.clock.advance(1)
  expect((await bookings.move(client, id, tuesdayAt('14:00'))).body.code).toBe('TOO_LATE_TO_MOVE')
  expect((await bookings.cancel(client, id)).body.data.cancelKind).toBe('late')
  main.clock.advance(-1)
})

test('a session that the nutritionist moved last is cancelled without cost until it starts', async () => {
  const id = await bookedIn(elevenHours)
  await change(id, { isFreeToCancel: true })
  const startsAt = later(main.clock.now(), elevenHours * minuteMs).toISOString()
  const { data } = (await main.get(`/v1/appointments/${id}`, client)).body
  expect(data.isCancelFreeUntil).toBe(startsAt)
  expect((await bookings.cancel(client, id)).body.data).toMatchObject({ creditBack: true })
})

test.each([0, -30])('a session that began %i minutes ago cannot be changed', async (inMinutes) => {
  const id = await bookedIn(inMinutes)
  for (const answer of [
    await bookings.cancel(client, id),
    await bookings.move(client, id, tuesdayAt('14:00')),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'APPOINTMENT_CLOSED'])
})

test('[T41] cancelling twice, also at once, gives one credit back and one mail to each', async () => {
  const { id } = await booked()
  const answers = await Promise.all([1, 2, 3].map(() => bookings.cancel(client, id)))
  answers.push(await bookings.cancel(client, id))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await creditsOf(id)).toEqual(['returned', 'used'])
  const isCancel = ({ calendar }: { calendar?: { method: string } | undefined }) =>
    calendar?.method === 'CANCEL'
  expect((await main.mailsTo(client.user.email)).filter(isCancel)).toHaveLength(1)
})

test('[T41] [T53] what is cancelled stays so: no move and no reminder', async () => {
  const { id } = await booked()
  const reminders = () =>
    main.db.$count(appointmentReminderTable, eq(appointmentReminderTable.appointmentId, id))
  expect(await reminders()).toBeGreaterThan(0)
  await bookings.cancel(client, id)
  expect(await reminders()).toBe(0)
  const moved = await bookings.move(client, id, tuesdayAt('14:00'))
  expect([moved.status, moved.body.code]).toEqual([409, 'APPOINTMENT_CLOSED'])
  expect((await bookings.list(client)).past).toMatchObject([{ id, state: 'cancelled' }])
  const free = await memberWithTracker(main)
  expect((await bookings.book(free, practice)).status).toBe(201)
})

test.each<[string, () => Promise<string>, RegExp]>([
  [
    'booked in time',
    async () => (await booked()).id,
    /Pindahkan atau batalkan paling lambat Senin/,
  ],
  [
    'booked at short notice',
    async () => (await booked(new Date('2026-03-02T16:00:00+07:00').toISOString())).id,
    /mulai kurang dari 12 jam lagi/,
  ],
  [
    'moved for the last time',
    async () => {
      const { id } = await booked()
      for (const time of ['14:00', '15:00']) {
        // Mails of one moment have no order.
        main.clock.advance(1_000)
        await bookings.move(client, id, tuesdayAt(time))
      }
      return id
    },
    /tidak bisa dipindah lagi.* Batalkan paling lambat Selasa/,
  ],
  [
    'moved by a nutritionist who pauses',
    async () => {
      const { id } = await booked()
      await pause()
      main.clock.advance(1_000)
      await moveForPractice(main.context, practice, { id, startsAt: new Date(tuesdayAt('14:00')) })
      return id
    },
    /Batalkan kapan pun sebelum sesi mulai/,
  ],
])('[T39] mail, page and calls agree about a session %s', async (_, makeSession, words) => {
  const id = await makeSession()
  const page = (await main.get(`/v1/appointments/${id}`, client)).body.data
  const mail = (await main.mailsTo(client.user.email)).findLast(({ calendar }) => calendar)
  expect(mail?.text).toMatch(words)
  expect(page.canMoveUntil !== null).toBe(/Pindahkan atau/.test(mail?.text ?? ''))
  expect(page.isCancelFreeUntil === null).toBe(/tetap terhitung/.test(mail?.text ?? ''))
  const moved = await bookings.move(client, id, tuesdayAt('16:00'))
  expect(moved.status === 200).toBe(page.canMoveUntil !== null)
  const cancelled = await bookings.cancel(client, id)
  expect(cancelled.body.data.creditBack).toBe(page.isCancelFreeUntil !== null)
})

test('[T39] while a practice pauses its sessions can be cancelled but not moved', async () => {
  const { id } = await booked()
  await pause()
  expect((await main.get(`/v1/appointments/${id}`, client)).body.data.canMoveUntil).toBeNull()
  const moved = await bookings.move(client, id, tuesdayAt('14:00'))
  expect([moved.status, moved.body.code]).toEqual([404, 'ERR_NO_PRACTICE'])
  expect((await bookings.cancel(client, id)).body.data.creditBack).toBe(true)
})

async function pause() {
  const paused = { state: 'paused' } as const
  await main.db.update(practiceTable).set(paused).where(eq(practiceTable.number, practice.number))
}

test('[T47] [T48] the history names the party of the session, not what the call claims', async () => {
  const { id } = await booked()
  const forged = { changedBy: 'nutritionist', by: 'nutritionist', cancelKind: 'by_nutritionist' }
  await main.post(`/v1/appointments/${id}/move`, {
    token: client.token,
    body: { startsAt: tuesdayAt('14:00'), zone: 'Asia/Jakarta', ...forged },
  })
  await main.post(`/v1/appointments/${id}/cancel`, { token: client.token, body: forged })
  const changes = await main.db
    .select()
    .from(appointmentChangeTable)
    .where(eq(appointmentChangeTable.appointmentId, id))
    .orderBy(appointmentChangeTable.sequence)
  expect(changes.map(({ state, changedBy }) => [state, changedBy])).toEqual([
    ['booked', 'client'],
    ['booked', 'client'],
    ['cancelled', 'client'],
  ])
  expect((await bookings.list(client)).past).toMatchObject([{ cancelKind: 'in_time' }])
})
