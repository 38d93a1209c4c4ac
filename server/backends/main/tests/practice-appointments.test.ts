import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import { bookForClient } from '#server/backends/main/consultation/appointments/practice-changes.service.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { appointmentChangeTable } from '#server/db/main/appointment-change.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import {
  endRelation,
  insertBooked,
  insertRelation,
  openPractice,
  unlockPractice,
} from './consultation.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let practice: PracticeRow
let email: string
let client: Awaited<ReturnType<typeof memberWithTracker>>
let relationId: string
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  const opened = await openPractice(main)
  practice = opened.practice
  email = opened.nutritionist.user.email
  client = await memberWithTracker(main)
  relationId = await insertRelation(main, { trackerId: client.trackerId, practice })
})
afterAll(() => main.close())

const book = (inMinutes: number) =>
  insertBooked(main, { trackerId: client.trackerId, relationId, practice, inMinutes })

test('a nutritionist reads the sessions that overlap a period, with their clients', async () => {
  await main.db
    .update(userTable)
    .set({ lastName: 'Lestari', phone: '+6281234567890' })
    .where(eq(userTable.id, client.user.id))
  const before = await book(-120)
  const id = await book(60)
  await book(600)
  const answer = await period(65, 300)
  expect(answer).toEqual([
    {
      id,
      startsAt: later(main.clock.now(), hourMs).toISOString(),
      endsAt: later(main.clock.now(), 105 * minuteMs).toISOString(),
      state: 'booked',
      client: { trackerId: client.trackerId, name: 'Dewi Lestari', phone: '+6281234567890' },
      clientZone: 'Asia/Jakarta',
      programSlug: 'jantung-sehat',
      topic: '',
      outcome: null,
      correctionReason: '',
      cancelKind: null,
      isFirst: false,
      hasOutcome: false,
      isShortNotice: false,
      hasIntake: false,
      attendance: null,
      isClientWaiting: false,
      note: null,
      possibleOutcomes: [],
    },
  ])
  expect(await period(-121, -119)).toMatchObject([{ id: before, isFirst: true }])
  expect(await read(id)).toEqual(answer[0])
})

test('a period without a start or with its end first is refused', async () => {
  const token = await signIn()
  const now = main.clock.now().toISOString()
  for (const query of [`from=${now}`, `from=${now}&until=${now}`, `from=1&until=2`])
    expect((await main.get(`/v1/practice/appointments?${query}`, { token })).status).toBe(400)
})

test('an offer holds its time without a name, until it expires', async () => {
  const [owner] = await main.db
    .select({ number: userTable.number })
    .from(userTable)
    .where(eq(userTable.id, client.user.id))
  const now = main.clock.now()
  await main.db.insert(appointmentTable).values({
    id: crypto.randomUUID(),
    practiceNumber: practice.number,
    userNumber: owner?.number ?? 0,
    trackerId: client.trackerId,
    relationId,
    startsAt: later(now, hourMs),
    endsAt: later(now, 2 * hourMs),
    blocksUntil: later(now, 2 * hourMs),
    state: 'offered',
    offeredUntil: later(now, 30 * minuteMs),
    clientZone: 'Asia/Jakarta',
    locale: 'id',
    topic: 'Rahasia',
    changedBy: 'system',
    changedAt: now,
    createdAt: now,
  })
  const unnamed = { trackerId: null, name: '', phone: '' }
  expect(await period(0, 300)).toMatchObject([{ state: 'offered', client: unnamed, topic: '' }])
  main.clock.advance(30 * minuteMs)
  expect(await period(0, 300)).toEqual([])
})

test('while the client is suspended, a session keeps its time and shows nothing else', async () => {
  const id = await book(60)
  const topic = 'Gula darahku'
  await main.db.update(appointmentTable).set({ topic }).where(eq(appointmentTable.id, id))
  const suspend = (suspendedAt: Date | null) =>
    main.db
      .update(userTable)
      .set({ suspendedAt, phone: '+6281234567890' })
      .where(eq(userTable.id, client.user.id))
  await suspend(main.clock.now())
  const hidden = {
    ...{ id, client: { trackerId: null, name: 'Dewi', phone: '' } },
    ...{ topic: '', programSlug: null, hasIntake: false, note: null },
  }
  expect(await read(id)).toMatchObject(hidden)
  expect(await period(59, 61)).toMatchObject([hidden])
  await suspend(null)
  expect(await read(id)).toMatchObject({ topic, client: { trackerId: client.trackerId } })
})

test('after the care ended, a session shows no way to the client and nothing of their program', async () => {
  const id = await book(-60)
  const topic = 'Gula darahku'
  await main.db.update(appointmentTable).set({ topic }).where(eq(appointmentTable.id, id))
  expect(await read(id)).toMatchObject({ topic, programSlug: 'jantung-sehat' })
  await endRelation(main, relationId)
  const nothing = { trackerId: null, name: 'Dewi', phone: '' }
  expect(await read(id)).toMatchObject({ client: nothing, topic: '', programSlug: null })
  expect(await period(-61, -59)).toMatchObject([{ client: nothing, topic: '', programSlug: null }])
})

test.each([
  ['held', 'completed', null, 0],
  ['client_absent', 'missed', 'client', 0],
  ['neither_came', 'missed', 'both', 1],
  ['i_was_absent', 'missed', 'nutritionist', 2],
] as const)(
  '%s makes a session %s, and gives the client the credits that the rules promise',
  async (outcome, state, missedBy, credits) => {
    const id = await book(-10)
    const before = await balance()
    expect(await record(id, outcome)).toMatchObject([200, { state, outcome: missedBy }])
    expect(await balance()).toBe(before + credits)
    // Recording the same again changes nothing.
    expect(await record(id, outcome)).toMatchObject([200, { state, outcome: missedBy }])
    expect(await balance()).toBe(before + credits)
    const changes = await changesOf(id)
    expect(changes.at(-1)).toMatchObject({ state, changedBy: 'nutritionist' })
  },
)

test.each([
  ['client_absent', 'mencatat bahwa kamu tidak hadir', 'Jatah sesinya tetap terhitung.'],
  ['neither_came', 'tidak berlangsung', 'Jatah sesimu kembali.'],
  ['i_was_absent', 'berhalangan', 'Jatah sesimu kembali, ditambah satu sesi.'],
])('the client learns by mail of %s, and how to object', async (outcome, fact, consequence) => {
  const id = await book(-60)
  await record(id, outcome)
  await record(id, outcome)
  const mails = await outcomeMails()
  expect(mails).toHaveLength(1)
  for (const words of [fact, consequence, 'Balas email ini']) expect(mails[0]).toContain(words)
})

test('a session that was held is no news, unless it corrects the record', async () => {
  await record(await book(-60), 'held')
  expect(await outcomeMails()).toEqual([])
  const id = await book(-200)
  await record(id, 'client_absent')
  await record(id, 'held')
  expect((await outcomeMails()).at(-1)).toContain('memperbaiki catatannya: “Salah pilih”')
})

test.each([
  [12 * 60, false],
  [12 * 60 - 1, true],
])(
  'a client who is absent from a session booked %i minutes before gets it back: %s',
  async (notice, isBack) => {
    const startsAt = new Date(Math.ceil(main.clock.now().getTime() / dayMs) * dayMs + hourMs * 14)
    main.clock.advance(startsAt.getTime() - main.clock.now().getTime() - notice * minuteMs)
    const { trackerId } = client
    const id = await bookForClient(main.context, practice, { trackerId, startsAt })
    const before = await balance()
    main.clock.advance((notice + 10) * minuteMs)
    expect((await read(id)).isShortNotice).toBe(isBack)
    await record(id, 'client_absent')
    expect(await balance()).toBe(before + (isBack ? 1 : 0))
    expect((await outcomeMails()).at(-1)?.includes('kurang dari 12 jam')).toBe(isBack)
  },
)

test('no side counts as absent by itself: the nutritionist says it', async () => {
  const id = await book(-300)
  await main.backend.drainOutbox()
  expect(await read(id)).toMatchObject({ state: 'booked', outcome: null, hasOutcome: false })
})

test('an outcome waits for the start, and an absent client gets ten minutes', async () => {
  const id = await book(1)
  const refused = [409, 'OUTCOME_NOT_POSSIBLE']
  expect(await record(id, 'held')).toEqual(refused)
  main.clock.advance(minuteMs)
  expect((await read(id)).possibleOutcomes).toEqual(['held', 'i_was_absent'])
  expect(await record(id, 'client_absent')).toEqual(refused)
  main.clock.advance(10 * minuteMs)
  expect((await record(id, 'client_absent'))[0]).toBe(200)
})

test('[T65] a cancelled session gets no outcome', async () => {
  const id = await book(-60)
  await main.db
    .update(appointmentTable)
    .set({ state: 'cancelled', cancelKind: 'late' })
    .where(eq(appointmentTable.id, id))
  for (const outcome of ['held', 'client_absent', 'i_was_absent'])
    expect(await record(id, outcome)).toEqual([409, 'OUTCOME_NOT_POSSIBLE'])
  expect(await read(id)).toMatchObject({ state: 'cancelled', outcome: null, hasOutcome: false })
})

test('a missed session is corrected within seven days, and the client keeps what was given', async () => {
  const id = await book(-60)
  const before = await balance()
  await record(id, 'client_absent')
  expect((await read(id)).possibleOutcomes).toEqual(['held', 'neither_came', 'i_was_absent'])
  await record(id, 'neither_came')
  expect(await balance()).toBe(before + 1)
  await record(id, 'i_was_absent')
  expect(await balance()).toBe(before + 2)
  expect((await record(id, 'client_absent'))[0]).toBe(409)
  expect(await record(id, 'held')).toMatchObject([200, { state: 'completed', outcome: null }])
  expect(await balance()).toBe(before + 2)
  expect((await record(id, 'i_was_absent'))[0]).toBe(409)
})

test('the history keeps each record of a session, with its outcome', async () => {
  const id = await book(-60)
  await record(id, 'client_absent')
  await record(id, 'i_was_absent')
  await record(id, 'held')
  const changes = await changesOf(id)
  expect(changes.map(({ state, outcome, changedBy }) => [state, outcome, changedBy])).toEqual([
    ['booked', null, 'client'],
    ['missed', 'client', 'nutritionist'],
    ['missed', 'nutritionist', 'nutritionist'],
    ['completed', null, 'nutritionist'],
  ])
})

test('a correction needs a reason, which the history and both sides keep', async () => {
  const id = await book(-60)
  await record(id, 'client_absent', 'Tidak dipakai')
  expect(await read(id)).toMatchObject({ correctionReason: '' })
  expect(await record(id, 'held', '  ')).toEqual([409, 'REASON_NEEDED'])
  expect(await record(id, 'held', 'Klien masuk lewat telepon')).toMatchObject([
    200,
    { state: 'completed', correctionReason: 'Klien masuk lewat telepon' },
  ])
  expect((await changesOf(id)).map(({ correctionReason }) => correctionReason)).toEqual([
    '',
    '',
    'Klien masuk lewat telepon',
  ])
  const own = await main.get(`/v1/appointments/${id}`, { token: client.token })
  expect(own.body.data.correctionReason).toBe('Klien masuk lewat telepon')
})

test('seven days after the record, a missed session stays missed', async () => {
  const id = await book(-60)
  main.clock.advance(30 * dayMs)
  await record(id, 'client_absent')
  main.clock.advance(7 * dayMs)
  expect((await read(id)).possibleOutcomes).toEqual(['held', 'neither_came', 'i_was_absent'])
  main.clock.advance(minuteMs)
  expect(await record(id, 'held')).toEqual([409, 'OUTCOME_NOT_POSSIBLE'])
})

test('[T47] the actor comes from the session, not from the body', async () => {
  const id = await book(-60)
  const token = await signIn()
  const body = { outcome: 'held', changedBy: 'client', actor: 'client', practice: 'x' }
  await main.post(`/v1/practice/appointments/${id}/outcome`, { token, body })
  expect((await changesOf(id)).at(-1)?.changedBy).toBe('nutritionist')
})

test('of parallel recordings one counts, and the credits come once', async () => {
  const id = await book(-60)
  const token = await signIn()
  const before = await balance()
  await Promise.all(
    Array.from({ length: 5 }, () =>
      main.post(`/v1/practice/appointments/${id}/outcome`, {
        token,
        body: { outcome: 'i_was_absent' },
      }),
    ),
  )
  expect(await balance()).toBe(before + 2)
  const credits = await main.db
    .select({ kind: sessionCreditTable.kind })
    .from(sessionCreditTable)
    .where(eq(sessionCreditTable.appointmentId, id))
  expect(credits.map(({ kind }) => kind).toSorted()).toEqual(['compensated', 'returned', 'used'])
})

test('a session waits for its outcome however long ago it was', async () => {
  const unrecorded = async () => {
    const token = await signIn()
    return (await main.get('/v1/practice/unrecorded-appointments', { token })).body.data
  }
  const old = await book(-(40 * dayMs) / minuteMs)
  const recent = await book(-120)
  await book(-10)
  await book(60)
  const ids = (await unrecorded()).map(({ id }: { id: string }) => id)
  expect(ids).toEqual([old, recent])
  await record(old, 'held')
  expect(await unrecorded()).toMatchObject([{ id: recent }])
})

/** The clock of these tests runs ahead of access tokens. */
async function signIn(): Promise<string> {
  const session = await main.post('/v1/auth/login', { body: { email, password: memberPassword } })
  const { id, token } = session.body.data
  await unlockPractice(main, { user: { id }, token })
  return token
}

async function period(fromMinute: number, untilMinute: number) {
  const at = (minutes: number) => later(main.clock.now(), minutes * minuteMs).toISOString()
  const query = new URLSearchParams({ from: at(fromMinute), until: at(untilMinute) })
  const answer = await main.get(`/v1/practice/appointments?${query}`, { token: await signIn() })
  return answer.body.data
}

async function read(id: string) {
  return (await main.get(`/v1/practice/appointments/${id}`, { token: await signIn() })).body.data
}

async function record(id: string, outcome: string, reason = 'Salah pilih') {
  const { status, body } = await main.post(`/v1/practice/appointments/${id}/outcome`, {
    token: await signIn(),
    body: { outcome, reason },
  })
  return [status, body.data ?? body.code]
}

async function balance(): Promise<number> {
  const [tracker] = await main.db
    .select({ sessions: trackerTable.sessionBalance })
    .from(trackerTable)
    .where(eq(trackerTable.id, client.trackerId))
  return tracker?.sessions ?? Number.NaN
}

async function outcomeMails(): Promise<string[]> {
  const mails = await main.mailsTo(client.user.email)
  return mails.filter(({ subject }) => subject.startsWith('Catatan sesi')).map(({ text }) => text)
}

async function changesOf(id: string) {
  return main.db
    .select()
    .from(appointmentChangeTable)
    .where(eq(appointmentChangeTable.appointmentId, id))
    .orderBy(appointmentChangeTable.sequence)
}
