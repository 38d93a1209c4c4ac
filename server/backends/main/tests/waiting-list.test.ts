import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import {
  endTimeOff,
  takeTimeOff,
} from '#server/backends/main/consultation/hours/time-off.service.ts'
import { openSession } from '#server/backends/main/identity/auth/session.service.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { waitlistEntryTable } from '#server/db/main/waitlist-entry.table.ts'
import { weeklyHoursTable } from '#server/db/main/weekly-hours.table.ts'
import {
  createBookings,
  createWaits,
  endRelation,
  insertBooked,
  insertRelation,
  openPractice,
  tuesdayAt,
} from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

type Client = Awaited<ReturnType<typeof memberWithTracker>>

let main: MainFixture
let bookings: ReturnType<typeof createBookings>
let waits: ReturnType<typeof createWaits>
let start: Date
let practice: PracticeRow
let booked: Client
let first: Client
let second: Client
let sessionId: string
beforeAll(async () => {
  main = await openMainFixture()
  bookings = createBookings(main)
  waits = createWaits(main)
  start = main.clock.now()
})
/** One client has Tuesday at 10, the only time that the two who wait want. */
beforeEach(async () => {
  main.clock.advance(start.getTime() - main.clock.now().getTime())
  ;({ practice } = await openPractice(main))
  booked = await memberWithTracker(main)
  first = await memberWithTracker(main)
  second = await memberWithTracker(main)
  sessionId = (await bookings.book(booked, practice)).body.data.id
  await waits.join(first, practice)
  main.clock.advance(1000)
  await waits.join(second, practice)
})
afterAll(() => main.close())

const free = async () => {
  const query = new URLSearchParams({ zone: 'Asia/Jakarta', from: '2026-03-03', days: '1' })
  const { body } = await main.get(`/v1/practices/${practice.slug}/free-times?${query}`)
  return body.data.days[0].starts as string[]
}
const offerTo = (client: Client) => waits.offer(client)
const ids = async (client: Client) => (await offerTo(client))?.appointmentId ?? ''
const offerMails = async ({ user }: Client) =>
  (await main.mailsTo(user.email)).filter(({ subject }) => subject.startsWith('Ada waktu'))

const endedMails = async ({ user }: Client) =>
  (await main.mailsTo(user.email))
    .filter(({ subject }) => subject.startsWith('Tidak ditahan lagi'))
    .map(({ text }) => text)
const atNoon = { fromMinute: 12 * 60, untilMinute: 12 * 60 + 30 }
/** Another client takes a time beside the one that the two want. */
async function bookNoon() {
  const client = await memberWithTracker(main)
  const { body } = await bookings.book(client, practice, { startsAt: tuesdayAt('12:00') })
  return { client, id: body.data.id as string }
}

/** Moves the clock; access tokens end after minutes, so the client signs in again. */
async function afterTime(milliseconds: number, client: Client): Promise<Client> {
  main.clock.advance(milliseconds)
  const { token } = await main.db.transaction((tx) =>
    openSession(main.context, tx, { user: client.user, device: '' }),
  )
  return { ...client, token }
}

test('a waiting client is listed with the wish, and joining again changes it and keeps the place', async () => {
  expect(await waits.list(first)).toMatchObject([
    {
      trackerId: first.trackerId,
      nutritionist: { slug: practice.slug, name: 'Rina Kusuma' },
      ...{ weekdays: [2], fromMinute: 600, untilMinute: 630, untilOn: '2026-03-03' },
      ...{ offer: null, missedStart: null },
    },
  ])
  expect((await waits.join(first, practice, { fromMinute: 570 })).status).toBe(200)
  expect(await waits.list(first)).toMatchObject([{ fromMinute: 570 }])
  await bookings.cancel(booked, sessionId)
  expect((await offerTo(first))?.startsAt).toBe(tuesdayAt('09:30'))
})

test('a time that suits and is free now is booked, not waited for', async () => {
  const { status, body } = await waits.join(second, practice, { untilMinute: 720 })
  expect([status, body.code]).toEqual([409, 'TIME_IS_FREE'])
})

test('a freed time is offered to who waits longest, for half an hour and with a mail', async () => {
  expect(await offerTo(first)).toBeUndefined()
  await bookings.cancel(booked, sessionId)
  expect(await offerTo(first)).toMatchObject({
    startsAt: tuesdayAt('10:00'),
    endsAt: tuesdayAt('10:45'),
    until: new Date(main.clock.now().getTime() + 30 * minuteMs).toISOString(),
  })
  expect(await offerTo(second)).toBeUndefined()
  const [mail, ...more] = await offerMails(first)
  expect(more).toEqual([])
  expect(mail?.subject).toBe(
    'Ada waktu untukmu dengan Rina Kusuma: Selasa, 3 Maret 2026 pukul 10.00 WIB',
  )
  expect(mail?.text).toContain('Senin, 2 Maret 2026 pukul 10.30 WIB')
  expect(mail?.text).toContain('https://seimbang.test/konsultasi/saya')
  expect((await bookings.list(first)).upcoming).toEqual([])
})

test('a freed time is not held for a suspended member', async () => {
  await main.db
    .update(userTable)
    .set({ suspendedAt: main.clock.now() })
    .where(eq(userTable.id, first.user.id))
  await bookings.cancel(booked, sessionId)
  expect(await offerTo(second)).toMatchObject({ startsAt: tuesdayAt('10:00') })
})

test('[T4] an offered time is taken for everybody else', async () => {
  await bookings.cancel(booked, sessionId)
  await offerTo(first)
  expect(await free()).not.toContain(tuesdayAt('10:00'))
  for (const other of [booked, second, first]) {
    const { status, body } = await bookings.book(other, practice)
    expect([status, body.code]).toEqual([409, 'APPOINTMENT_TAKEN'])
  }
})

test('[T3] accepting an offer several times at once books once, with one credit', async () => {
  await bookings.cancel(booked, sessionId)
  const id = await ids(first)
  const answers = await Promise.all([1, 2, 3, 4].map(() => waits.accept(first, id, ['food'])))
  expect(answers.map(({ status, body }) => [status, body.data.state])).toEqual(
    Array(4).fill([200, 'booked']),
  )
  const credits = await main.db
    .select()
    .from(sessionCreditTable)
    .where(eq(sessionCreditTable.appointmentId, id))
  expect(credits).toMatchObject([{ kind: 'used', amount: -1 }])
  const invitations = (await main.mailsTo(first.user.email)).filter(({ calendar }) => calendar)
  expect(invitations).toHaveLength(1)
  expect((await bookings.list(first)).upcoming).toMatchObject([{ id, state: 'booked' }])
  expect(await waits.list(first)).toEqual([])
  const [tracker] = (await bookings.list(first)).trackers
  expect(tracker?.nutritionist?.slug).toBe(practice.slug)
  expect(tracker?.relation?.sections).toEqual(['food'])
  expect(await waits.decline(first, id)).toMatchObject({ status: 409 })
})

test('a program that waits for its first session starts with an accepted offer', async () => {
  await bookings.cancel(booked, sessionId)
  await waits.accept(first, await ids(first))
  const [tracker] = (await main.get('/v1/trackers', { token: first.token })).body.data
  expect(tracker).toMatchObject({ startsOn: '2026-03-03', endsOn: '2026-05-26' })
})

test('[T13] an offer past its end is free to read and to book, and cannot be accepted', async () => {
  await bookings.cancel(booked, sessionId)
  const id = await ids(first)
  const [other, late] = [await memberWithTracker(main), await afterTime(30 * minuteMs, first)]
  expect(await free()).toContain(tuesdayAt('10:00'))
  const answer = await waits.accept(late, id)
  expect([answer.status, answer.body.code]).toEqual([409, 'OFFER_ENDED'])
  expect((await bookings.book(await afterTime(0, other), practice)).status).toBe(201)
})

test('[T117] an offer runs out, the next one is asked, and each person once for one time', async () => {
  await bookings.cancel(booked, sessionId)
  await offerTo(first)
  first = await afterTime(31 * minuteMs, first)
  second = await afterTime(0, second)
  expect((await offerTo(second))?.startsAt).toBe(tuesdayAt('10:00'))
  expect(await waits.list(first)).toMatchObject([{ offer: null, missedStart: tuesdayAt('10:00') }])
  second = await afterTime(31 * minuteMs, second)
  await offerTo(second)
  first = await afterTime(13 * hourMs, first)
  expect(await offerTo(first)).toBeUndefined()
  expect([await offerMails(first), await offerMails(second)].map(({ length }) => length)).toEqual([
    1, 1,
  ])
  expect(await free()).toContain(tuesdayAt('10:00'))
})

test('a client who let an offer run out is asked about another time half a day later', async () => {
  const noon = await bookNoon()
  await bookings.cancel(booked, sessionId)
  await offerTo(first)
  second = await afterTime(31 * minuteMs, second)
  first = await afterTime(0, first)
  await waits.join(first, practice, atNoon)
  await bookings.cancel(await afterTime(11 * hourMs, noon.client), noon.id)
  first = await afterTime(0, first)
  expect(await offerTo(first)).toBeUndefined()
  first = await afterTime(hourMs, first)
  expect((await offerTo(first))?.startsAt).toBe(tuesdayAt('12:00'))
})

test('a client who declines keeps the place, and the time goes to the next one', async () => {
  const noon = await bookNoon()
  await bookings.cancel(booked, sessionId)
  const id = await ids(first)
  expect(await waits.decline(first, id)).toMatchObject({ status: 200 })
  expect(await waits.decline(first, id)).toMatchObject({ status: 200 })
  const ofSecond = await ids(second)
  expect(await waits.list(first)).toMatchObject([{ offer: null, missedStart: null }])
  expect((await waits.accept(second, ofSecond)).status).toBe(200)
  await waits.join(first, practice, atNoon)
  await bookings.cancel(noon.client, noon.id)
  expect((await offerTo(first))?.startsAt).toBe(tuesdayAt('12:00'))
})

test('a client who declines a time is asked about no other time of that day', async () => {
  await waits.join(first, practice, { fromMinute: 570 })
  await bookings.cancel(booked, sessionId)
  expect((await offerTo(first))?.startsAt).toBe(tuesdayAt('09:30'))
  await waits.decline(first, await ids(first))
  expect(await offerTo(first)).toBeUndefined()
  expect((await offerTo(second))?.startsAt).toBe(tuesdayAt('10:00'))
  expect(await offerMails(first)).toHaveLength(1)
})

test('a freed session is one offer, not one for each start within it', async () => {
  const wide = { untilMinute: 11 * 60 }
  await waits.join(first, practice, wide)
  await waits.join(second, practice, wide)
  await bookings.cancel(booked, sessionId)
  await waits.decline(first, await ids(first))
  expect(await offerTo(first)).toBeUndefined()
  expect((await offerTo(second))?.startsAt).toBe(tuesdayAt('10:00'))
  expect(await offerMails(first)).toHaveLength(1)
})

test('a client learns by mail that an offer ended, once', async () => {
  await bookings.cancel(booked, sessionId)
  await offerTo(first)
  await afterTime(30 * minuteMs, first)
  await main.backend.drainOutbox()
  await main.backend.drainOutbox()
  const ended = await endedMails(first)
  expect(ended).toHaveLength(1)
  expect(ended[0]).toContain('paling cepat 12 jam lagi')
})

test('a client learns by mail that an offer ended, also if a booking found it first', async () => {
  await bookings.cancel(booked, sessionId)
  await offerTo(first)
  const other = await afterTime(30 * minuteMs, await memberWithTracker(main))
  expect((await bookings.book(other, practice)).status).toBe(201)
  await main.backend.drainOutbox()
  expect(await endedMails(first)).toHaveLength(1)
})

test('a client learns by mail that time off took the time that was held for them', async () => {
  await bookings.cancel(booked, sessionId)
  await offerTo(first)
  const period = { fromAt: tuesdayAt('09:00'), untilAt: tuesdayAt('12:00') }
  await takeTimeOff(main.context, practice, { ...period, note: '', cancel: false })
  const ended = await endedMails(first)
  expect(ended).toHaveLength(1)
  expect(ended[0]).toContain('tidak bisa pada Selasa, 3 Maret 2026 pukul 10.00 WIB')
})

test('an offer is kept by a practice that pauses', async () => {
  await bookings.cancel(booked, sessionId)
  const id = await ids(first)
  const set = { state: 'paused' } as const
  await main.db.update(practiceTable).set(set).where(eq(practiceTable.number, practice.number))
  expect((await waits.accept(first, id)).body.data).toMatchObject({ id, state: 'booked' })
})

test('a client who leaves frees the offered time for the next one', async () => {
  await bookings.cancel(booked, sessionId)
  await offerTo(first)
  const [{ id } = { id: '' }] = await waits.list(first)
  expect(await waits.leave(first, id)).toMatchObject({ status: 200 })
  expect(await waits.leave(first, id)).toMatchObject({ status: 200 })
  expect(await waits.list(first)).toEqual([])
  expect((await offerTo(second))?.startsAt).toBe(tuesdayAt('10:00'))
})

test('[T3] an offer that is accepted, declined and left at once is one of them', async () => {
  await bookings.cancel(booked, sessionId)
  const id = await ids(first)
  const [{ id: place } = { id: '' }] = await waits.list(first)
  const other = createWaits({ ...main, ...(await main.anotherInstance()) })
  const answers = await Promise.all([
    waits.accept(first, id),
    other.decline(first, id),
    waits.leave(first, place),
    other.accept(first, id),
    waits.decline(first, id),
  ])
  expect(answers.map(({ status }) => status).every((it) => it === 200 || it === 409)).toBe(true)
  const [session] = await main.db.select().from(appointmentTable).where(eq(appointmentTable.id, id))
  const credits = await main.db
    .select()
    .from(sessionCreditTable)
    .where(eq(sessionCreditTable.appointmentId, id))
  expect([session?.state, credits.length]).toEqual(
    session?.state === 'booked' ? ['booked', 1] : ['withdrawn', 0],
  )
  expect(await waits.list(first)).toEqual([])
})

test('accepting needs a session of the program, waiting does not', async () => {
  await main.db.insert(sessionCreditTable).values({
    ...{ id: crypto.randomUUID(), trackerId: first.trackerId, kind: 'reversed' },
    amount: -((await bookings.list(first)).trackers[0]?.sessionBalance ?? 0),
    orderId: (await main.db.select().from(sessionCreditTable)).find(
      ({ trackerId }) => trackerId === first.trackerId,
    )?.orderId,
    createdAt: main.clock.now(),
  })
  await bookings.cancel(booked, sessionId)
  const { status, body } = await waits.accept(first, await ids(first))
  expect([status, body.code]).toEqual([409, 'NO_SESSION_LEFT'])
  expect((await waits.list(first))[0]?.offer).not.toBeNull()
})

test('a time is not offered to who has another session then', async () => {
  const other = (await openPractice(main)).practice
  const relationId = await insertRelation(main, { trackerId: first.trackerId, practice: other })
  await endRelation(main, relationId)
  const inMinutes = (Date.parse(tuesdayAt('10:30')) - main.clock.now().getTime()) / minuteMs
  await insertBooked(main, {
    ...{ trackerId: first.trackerId, relationId, practice: other },
    inMinutes,
  })
  await bookings.cancel(booked, sessionId)
  expect(await offerTo(first)).toBeUndefined()
  expect((await offerTo(second))?.startsAt).toBe(tuesdayAt('10:00'))
})

test('two workers at once offer a time once', async () => {
  await bookings.cancel(booked, sessionId)
  await Promise.all([1, 2, 3].map(() => main.backend.drainOutbox()))
  const offers = await main.db
    .select()
    .from(appointmentTable)
    .where(eq(appointmentTable.state, 'offered'))
  const ofPractice = offers.filter(({ practiceNumber }) => practiceNumber === practice.number)
  expect(ofPractice).toHaveLength(1)
})

test.each<[string, () => Promise<unknown>]>([
  ['a move', () => bookings.move(booked, sessionId, tuesdayAt('14:00'))],
  [
    'the end of time off',
    async () => {
      const wish = {
        fromAt: tuesdayAt('09:00'),
        untilAt: tuesdayAt('12:00'),
        note: '',
        cancel: true,
      }
      const { id } = await takeTimeOff(main.context, practice, wish)
      await main.backend.drainOutbox()
      await endTimeOff(main.context, practice, id ?? '')
    },
  ],
  [
    'other hours',
    async () => {
      await main.db.delete(weeklyHoursTable).where(ofPractice())
      await bookings.cancel(booked, sessionId)
      await main.backend.drainOutbox()
      const hours = [{ startMinute: 600, endMinute: 660 }]
      const row = { practiceNumber: practice.number, weekday: 2, hours }
      await main.db.insert(weeklyHoursTable).values(row)
    },
  ],
])('%s frees a time within a minute', async (_, freeTime) => {
  await freeTime()
  first = await afterTime(minuteMs, first)
  expect((await offerTo(first))?.startsAt).toBe(tuesdayAt('10:00'))
})

test.each<[string, string, () => Promise<unknown>]>([
  [
    'the client chooses another nutritionist',
    'left',
    async () => chooseOther((await openPractice(main)).practice),
  ],
  [
    'the care ends',
    'left',
    async () => {
      await chooseOther(practice)
      await main.post(`/v1/trackers/${first.trackerId}/care/end`, { token: first.token })
    },
  ],
  [
    'the program ends',
    'expired',
    async () => {
      const { id } = trackerTable
      await main.db
        .update(trackerTable)
        .set({ startsOn: '2026-03-01', endsOn: '2026-03-02' })
        .where(eq(id, first.trackerId))
    },
  ],
  ['the last day passes', 'expired', async () => main.clock.advance(2 * dayMs)],
])(
  'waiting ends when %s, and only the client who did not end it gets a mail',
  async (_, state, end) => {
    await end()
    main.clock.advance(minuteMs)
    await main.backend.drainOutbox()
    const entries = await main.db
      .select()
      .from(waitlistEntryTable)
      .where(eq(waitlistEntryTable.trackerId, first.trackerId))
    expect(entries).toMatchObject([{ state }])
    const mails = (await main.mailsTo(first.user.email)).filter(({ subject }) =>
      subject.startsWith('Daftar tunggumu untuk Rina Kusuma berakhir'),
    )
    expect(mails).toHaveLength(state === 'expired' ? 1 : 0)
  },
)

test('an offer ends with the care, and its time goes to the next one', async () => {
  await chooseOther(practice)
  await bookings.cancel(booked, sessionId)
  const id = await ids(first)
  await main.post(`/v1/trackers/${first.trackerId}/care/end`, { token: first.token })
  expect(await waits.accept(first, id)).toMatchObject({ status: 409 })
  expect((await offerTo(second))?.startsAt).toBe(tuesdayAt('10:00'))
})

test('a practice that pauses makes no offers', async () => {
  const { number } = practice
  const set = (state: PracticeRow['state']) =>
    main.db.update(practiceTable).set({ state }).where(eq(practiceTable.number, number))
  await set('paused')
  await bookings.cancel(booked, sessionId)
  expect(await offerTo(first)).toBeUndefined()
  await set('active')
  first = await afterTime(minuteMs, first)
  expect(await offerTo(first)).toBeDefined()
})

const ofPractice = () => eq(weeklyHoursTable.practiceNumber, practice.number)
function chooseOther({ slug }: PracticeRow, { token, trackerId } = first) {
  const body = { nutritionist: slug, sections: [] }
  return main.put(`/v1/trackers/${trackerId}/care`, { token, body })
}
