import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { programPeriodTable } from '#server/db/main/program-period.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import {
  createBookings,
  insertBooked,
  insertRelation,
  openPractice,
  tuesdayAt,
} from './consultation.fixture.ts'
import { type MainFixture, openMainFixture, type SignedInMember } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let bookings: ReturnType<typeof createBookings>
let practice: PracticeRow
let nutritionist: SignedInMember
let client: Awaited<ReturnType<typeof memberWithTracker>>
beforeAll(async () => {
  main = await openMainFixture()
  bookings = createBookings(main)
})
beforeEach(async () => {
  ;({ practice, nutritionist } = await openPractice(main))
  client = await memberWithTracker(main)
})
afterAll(() => main.close())

const balance = async (of = client) =>
  (await bookings.list(of)).trackers.find(({ trackerId }) => trackerId === of.trackerId)
    ?.sessionBalance

test('a first booking that chooses nothing to see shows nothing', async () => {
  const member = await memberWithTracker(main)
  const { status } = await bookings.book(member, practice, { startsAt: tuesdayAt('08:00') })
  expect(status).toBe(201)
  expect((await bookings.list(member)).trackers).toMatchObject([{ relation: { sections: [] } }])
})

test('a booking is a session, its credit, the care of the nutritionist and a mail to each', async () => {
  const before = (await balance()) ?? 0
  const { status, body } = await bookings.book(client, practice, {
    topic: 'Sarapan\nyang praktis',
    sections: ['food', 'goals'],
  })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    trackerId: client.trackerId,
    programSlug: 'jantung-sehat',
    nutritionist: { slug: practice.slug, name: 'Rina Kusuma' },
    startsAt: tuesdayAt('10:00'),
    endsAt: tuesdayAt('10:45'),
    state: 'booked',
    zone: 'Asia/Jakarta',
    topic: 'Sarapan\nyang praktis',
    meetingLink: null,
    hasPhone: false,
    isBookedByNutritionist: false,
    canMoveUntil: new Date('2026-03-02T22:00:00+07:00').toISOString(),
    movesLeft: 2,
    isCancelFreeUntil: new Date('2026-03-02T22:00:00+07:00').toISOString(),
    creditBack: null,
  })
  const { upcoming, past, trackers, credits } = await bookings.list(client)
  expect([upcoming, past]).toEqual([[body.data], []])
  expect(trackers).toMatchObject([
    {
      sessionBalance: before - 1,
      grantedSessions: before,
      nutritionist: { slug: practice.slug },
      relation: { sections: ['food', 'goals'] },
    },
  ])
  expect(credits.map(({ kind, amount }) => [kind, amount])).toEqual(
    expect.arrayContaining([
      ['granted', before],
      ['used', -1],
    ]),
  )
  expect((await main.mailsTo(client.user.email)).at(-1)?.subject).toBe(
    'Sesi dengan Rina Kusuma: Selasa, 3 Maret 2026 pukul 10.00 WIB',
  )
  const [mail] = await main.mailsTo(nutritionist.user.email)
  expect(mail?.subject).toBe('Sesi baru dengan Dewi: Selasa, 3 Maret 2026 pukul 10.00 WIB')
  expect(mail?.text).not.toContain('Sarapan')
})

test('[T15] the same key books once, also by a double press, and another request with it is refused', async () => {
  const key = crypto.randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => bookings.book(client, practice, { key })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect((await bookings.list(client)).upcoming).toHaveLength(1)
  const other = await bookings.book(client, practice, { key, startsAt: tuesdayAt('11:00') })
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
})

test('[T15] a time taken meanwhile is refused, and the free times name the nearest ones', async () => {
  await bookings.book(await memberWithTracker(main), practice)
  const late = await bookings.book(client, practice)
  expect([late.status, late.body.code]).toEqual([409, 'APPOINTMENT_TAKEN'])
  const query = new URLSearchParams({
    ...{ zone: 'Asia/Jakarta', from: '2026-03-03', days: '1', near: tuesdayAt('10:00') },
  })
  const { body } = await main.get(`/v1/practices/${practice.slug}/free-times?${query}`, client)
  expect(body.data.nearest).toEqual(['08:30', '09:00', '11:00'].map(tuesdayAt))
})

test.each([
  ['before the notice', '2026-03-02T15:30:00+07:00'],
  ['off the grid', '2026-03-03T10:10:00+07:00'],
  ['with seconds', '2026-03-03T10:00:01+07:00'],
  ['outside of the hours', '2026-03-03T07:00:00+07:00'],
  ['beyond the horizon', '2026-04-20T10:00:00+07:00'],
  ['in the past', '2026-03-01T10:00:00+07:00'],
])('a time %s cannot be booked', async (_, startsAt) => {
  const { status, body } = await bookings.book(client, practice, {
    startsAt: new Date(startsAt).toISOString(),
  })
  expect([status, body.code]).toEqual([409, 'APPOINTMENT_TAKEN'])
  expect((await bookings.list(client)).upcoming).toEqual([])
})

test('a session is before the end of the program', async () => {
  const days = { startsOn: '2026-03-02', endsOn: '2026-03-04' }
  await main.db.update(trackerTable).set(days).where(eq(trackerTable.id, client.trackerId))
  // Paid so long ago that it waits for no session.
  await main.db
    .update(programPeriodTable)
    .set({ createdAt: new Date('2026-02-01') })
    .where(eq(programPeriodTable.trackerId, client.trackerId))
  const on = (day: string) => ({ startsAt: new Date(`${day}T10:00:00+07:00`).toISOString() })
  const after = await bookings.book(client, practice, on('2026-03-04'))
  expect([after.status, after.body.code]).toEqual([409, 'AFTER_PROGRAM_END'])
  expect((await bookings.book(client, practice, on('2026-03-03'))).status).toBe(201)
})

test('without a session left there is no booking', async () => {
  for (let day = 3; day < 3 + 6; day += 1) {
    const startsAt = new Date(`2026-03-0${day}T10:00:00+07:00`).toISOString()
    expect((await bookings.book(client, practice, { startsAt })).status).toBe(201)
  }
  expect(await balance()).toBe(0)
  const { status, body } = await bookings.book(client, practice, { startsAt: tuesdayAt('14:00') })
  expect([status, body.code]).toEqual([409, 'NO_SESSION_LEFT'])
})

test.each(['invited', 'paused', 'left'] as const)(
  'a practice that is %s takes no booking',
  async (state) => {
    const ofPractice = eq(practiceTable.number, practice.number)
    await main.db.update(practiceTable).set({ state }).where(ofPractice)
    const { status, body } = await bookings.book(client, practice)
    expect([status, body.code]).toEqual([404, 'ERR_NO_PRACTICE'])
  },
)

test('a practice without room for new clients takes those whom it had before', async () => {
  const { practice: full } = await openPractice(main, { takesNewClients: false })
  const refused = await bookings.book(client, full)
  expect([refused.status, refused.body.code]).toEqual([409, 'NO_NEW_CLIENTS'])
  const id = await insertRelation(main, { trackerId: client.trackerId, practice: full })
  const end = { until: main.clock.now(), endedBy: 'client' } as const
  await main.db.update(careRelationTable).set(end).where(eq(careRelationTable.id, id))
  expect((await bookings.book(client, full)).status).toBe(201)
})

test('a booking does not change the nutritionist by itself', async () => {
  await bookings.book(client, practice)
  const { practice: other } = await openPractice(main)
  const { status, body } = await bookings.book(client, other, { startsAt: tuesdayAt('14:00') })
  expect([status, body.code]).toEqual([409, 'OTHER_NUTRITIONIST'])
})

test('a booking that says what the new nutritionist sees changes the nutritionist', async () => {
  const { id: former } = (await bookings.book(client, practice)).body.data
  const { practice: other } = await openPractice(main)
  // The credit that the former session gives back is the one that the new session takes.
  await useUpCredits()
  const wish = { startsAt: tuesdayAt('10:00'), sections: ['weight' as const] }
  expect((await bookings.book(client, other, wish)).status).toBe(201)
  const { upcoming, past, trackers } = await bookings.list(client)
  expect(upcoming).toMatchObject([{ nutritionist: { slug: other.slug } }])
  expect(past.find(({ id }) => id === former)).toMatchObject({
    cancelKind: 'in_time',
    creditBack: true,
  })
  expect(trackers).toMatchObject([
    { nutritionist: { slug: other.slug }, relation: { sections: ['weight'] } },
  ])
})

test('[T34] a change of nutritionist whose time has gone leaves care and sessions as they were', async () => {
  const { id } = (await bookings.book(client, practice)).body.data
  const { practice: other } = await openPractice(main)
  const stranger = await memberWithTracker(main)
  await bookings.book(stranger, other, { startsAt: tuesdayAt('14:00') })
  const wish = { startsAt: tuesdayAt('14:00'), sections: ['weight' as const] }
  const { status, body } = await bookings.book(client, other, wish)
  expect([status, body.code]).toEqual([409, 'APPOINTMENT_TAKEN'])
  const { upcoming, trackers } = await bookings.list(client)
  expect(upcoming).toMatchObject([{ id, state: 'booked' }])
  expect(trackers).toMatchObject([{ nutritionist: { slug: practice.slug } }])
})

/** Books sessions far apart until the client has none left. */
async function useUpCredits(): Promise<void> {
  for (let day = 4; (await balance()) ?? 0; day += 1) {
    const startsAt = new Date(`2026-03-${String(day).padStart(2, '0')}T10:00:00+07:00`)
    await bookings.book(client, practice, { startsAt: startsAt.toISOString() })
  }
}

test('a nutritionist cannot book themselves', async () => {
  const owner = await memberWithTracker(main)
  const { practice: own } = await openPractice(main)
  const ofOwn = eq(practiceTable.number, own.number)
  await main.db.update(practiceTable).set({ userId: owner.user.id }).where(ofOwn)
  const { status, body } = await bookings.book(owner, own)
  expect([status, body.code]).toEqual([404, 'ERR_NO_PRACTICE'])
})

test('[T3] [T4] [T10] a time that is held for another is taken', async () => {
  await insertOffer(later(main.clock.now(), 30 * minuteMs))
  const { status, body } = await bookings.book(client, practice)
  expect([status, body.code]).toEqual([409, 'APPOINTMENT_TAKEN'])
})

test('[T13] an offer past its end is free though no worker has withdrawn it', async () => {
  const offerId = await insertOffer(later(main.clock.now(), -minuteMs))
  expect((await bookings.book(client, practice)).status).toBe(201)
  const ofOffer = eq(appointmentTable.id, offerId)
  expect(await main.db.select().from(appointmentTable).where(ofOffer)).toMatchObject([
    { state: 'withdrawn', changedBy: 'system' },
  ])
})

/** Holds Tuesday, 10.00 for a stranger's order, which has no tracker yet. */
async function insertOffer(offeredUntil: Date): Promise<string> {
  const { user } = await main.signedInMember()
  const startsAt = new Date(tuesdayAt('10:00'))
  const createdAt = later(main.clock.now(), -hourMs)
  const id = crypto.randomUUID()
  await main.db.insert(appointmentTable).values({
    ...{ id, startsAt, offeredUntil, createdAt, changedAt: createdAt },
    practiceNumber: practice.number,
    userNumber: user.number,
    endsAt: later(startsAt, 45 * minuteMs),
    blocksUntil: later(startsAt, hourMs),
    state: 'offered',
    clientZone: 'Asia/Jakarta',
    locale: 'id',
    changedBy: 'client',
  })
  return id
}

test.each([
  [-30, 'upcoming'],
  [-45, 'past'],
] as const)('a booked session that began %i minutes ago is %s', async (inMinutes, list) => {
  const { trackerId } = client
  const relationId = await insertRelation(main, { trackerId, practice })
  const id = await insertBooked(main, { trackerId, relationId, practice, inMinutes })
  const lists = await bookings.list(client)
  expect(lists[list]).toMatchObject([
    { id, state: 'booked', canMoveUntil: null, isCancelFreeUntil: null },
  ])
  expect([...lists.upcoming, ...lists.past]).toHaveLength(1)
})

test('a session as a file names its time in UTC and only the nutritionist', async () => {
  const { id } = (await bookings.book(client, practice)).body.data
  const { data } = (await main.get(`/v1/appointments/${id}/calendar`, client)).body
  expect(data).toMatch(/METHOD:PUBLISH\r\n/)
  expect(data).toMatch(/DTSTART:20260303T030000Z\r\n/)
  expect(data).toMatch(/SUMMARY:Konsultasi dengan Rina Kusuma\r\n/)
  expect(data).not.toMatch(/ATTENDEE|ORGANIZER|@contoh/)
})
