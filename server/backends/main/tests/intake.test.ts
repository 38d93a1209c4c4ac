import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { recordViewTable } from '#server/db/main/record-view.table.ts'
import { createBookings, endRelation, tuesdayAt } from './consultation.fixture.ts'
import { answersOf, openIntakes } from './intake.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'

let main: MainFixture
let intakes: Awaited<ReturnType<typeof openIntakes>>
beforeAll(async () => {
  main = await openMainFixture()
})
beforeEach(async () => {
  intakes = await openIntakes(main)
})
afterAll(() => main.close())

const closed = { message: 'APPOINTMENT_CLOSED', code: 'APPOINTMENT_CLOSED' }
const changed = { message: 'INTAKE_CHANGED', code: 'INTAKE_CHANGED' }

test('a client writes before a session, and reads it again', async () => {
  const id = await intakes.book(60)
  expect(await intakes.read(id)).toEqual({
    ...{ answers: answersOf(), version: 0, savedAt: null, repeatedFrom: null },
    ...{ isOpen: true, eatingCheck: null },
  })
  const answers = answersOf({
    ...{ complaint: 'Mudah lelah.\nPerut kembung', allergies: 'Udang', budget: 'from25' },
    questions: ['Boleh kopi?'],
  })
  const { status, body } = await intakes.save(id, 0, { ...answers, questions: ['', 'Boleh kopi?'] })
  const saved = { answers, version: 1, savedAt: main.clock.now().toISOString() }
  expect([status, body.data]).toEqual([200, expect.objectContaining(saved)])
  expect(await intakes.read(id)).toMatchObject(saved)
})

test.each([
  ['a text that is too long', { complaint: 'x'.repeat(1001) }],
  ['four questions', { questions: ['a', 'b', 'c', 'd'] }],
  ['an unknown choice', { cook: 'robot' as never }],
])('%s is refused', async (_, answers) => {
  const id = await intakes.book(60)
  expect((await intakes.save(id, 0, answers)).status).toBe(400)
  expect((await intakes.read(id)).version).toBe(0)
})

test('the form begins with the answers of the latest session, without its questions', async () => {
  const [first, second, third] = [
    await intakes.book(60),
    await intakes.book(300),
    await intakes.book(600),
  ]
  await intakes.save(first, 0, { allergies: 'Udang', questions: ['Boleh kopi?'] })
  const firstSavedAt = main.clock.now().toISOString()
  expect(await intakes.read(second)).toMatchObject({
    ...{ answers: answersOf({ allergies: 'Udang' }), version: 0, savedAt: null },
    repeatedFrom: firstSavedAt,
  })
  main.clock.advance(minuteMs)
  await intakes.save(second, 0, { allergies: 'Udang dan kacang' })
  expect((await intakes.read(third)).answers.allergies).toBe('Udang dan kacang')
  expect((await intakes.read(first)).answers.allergies).toBe('Udang')
  const other = await openIntakes(main)
  expect((await other.read(await other.book(60))).repeatedFrom).toBeNull()
})

test('a device that does not know the last save overwrites nothing', async () => {
  const id = await intakes.book(60)
  await intakes.save(id, 0, { complaint: 'Dari ponsel' })
  const late = await intakes.save(id, 0, { complaint: 'Dari laptop' })
  expect([late.status, late.body]).toEqual([409, changed])
  expect((await intakes.read(id)).answers.complaint).toBe('Dari ponsel')
  expect((await intakes.save(id, 1, { complaint: 'Dari laptop' })).body.data.version).toBe(2)
})

test('two devices that save at once leave one save and one refusal', async () => {
  const id = await intakes.book(60)
  const answers = await Promise.all(
    ['Satu', 'Dua'].map((complaint) => intakes.save(id, 0, { complaint })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await intakes.read(id)).version).toBe(1)
})

test('the same answers sent again are answered as stored', async () => {
  const id = await intakes.book(60)
  await intakes.save(id, 0, { complaint: 'Mudah lelah' })
  const { status, body } = await intakes.save(id, 0, { complaint: 'Mudah lelah' })
  expect([status, body.data.version]).toEqual([200, 1])
})

test('once the session has begun, the form is read only', async () => {
  const id = await intakes.book(5)
  await intakes.save(id, 0, { complaint: 'Mudah lelah' })
  main.clock.advance(5 * minuteMs)
  const { status, body } = await intakes.save(id, 1, { complaint: 'Lain' })
  expect([status, body]).toEqual([409, closed])
  expect(await intakes.read(id)).toMatchObject({ isOpen: false, version: 1 })
})

test('nothing is written for a cancelled session', async () => {
  const id = await intakes.book(60)
  await main.post(`/v1/appointments/${id}/cancel`, { token: intakes.client.token, body: {} })
  expect((await intakes.save(id, 0, { complaint: 'Lain' })).body).toEqual(closed)
})

test('the client and the nutritionist see the result of the eating check, never its answers', async () => {
  const { token } = intakes.client
  await main.post('/v1/nutrition-profile', {
    token,
    body: {
      ...{ sex: 'female', bornOn: '1990-01-01', centimetres: 160, activity: 'light' },
      ...{ isPregnant: false, isLactating: false, hasDisease: false },
    },
  })
  await main.post('/v1/eating-check', { token, body: { needsPerson: true } })
  const id = await intakes.book(60)
  await intakes.save(id, 0, { complaint: 'Mudah lelah' })
  const result = { needsPerson: true, checkedOn: expect.stringMatching(/^2026-03-/) }
  expect((await intakes.read(id)).eatingCheck).toEqual(result)
  expect((await intakes.open(id)).body.data.eatingCheck).toEqual(result)
})

test('the nutritionist reads it, and the client sees the look', async () => {
  const id = await intakes.book(60)
  expect((await intakes.open(id)).body).toEqual({ data: null })
  expect(await looks()).toEqual([])
  await intakes.save(id, 0, { complaint: 'Mudah lelah' })
  const { body } = await intakes.open(id)
  expect(body.data).toMatchObject({ answers: answersOf({ complaint: 'Mudah lelah' }) })
  await intakes.open(id)
  expect(await looks()).toEqual(['intake'])
})

test('[T51] an intake is out of reach once the care has ended, and for another nutritionist', async () => {
  const id = await intakes.book(60)
  await intakes.save(id, 0, { complaint: 'Mudah lelah' })
  const unknown = { message: 'ERR_NO_APPOINTMENT', code: 'ERR_NO_APPOINTMENT' }
  const other = await openIntakes(main)
  const { status, body } = await intakes.open(id, other.nutritionist)
  expect([status, body]).toEqual([404, unknown])
  await endRelation(main, intakes.relationId)
  const after = await intakes.open(id)
  expect([after.status, after.body]).toEqual([404, unknown])
  expect(await looks()).toEqual([])
})

test('the day of a nutritionist says which clients have written', async () => {
  const [first, second] = [await intakes.book(60), await intakes.book(300)]
  await intakes.save(first, 0, { complaint: 'Mudah lelah' })
  const { token } = intakes.nutritionist
  const query = 'from=2026-03-01T00:00:00Z&until=2026-05-01T00:00:00Z'
  const marks = async () => {
    const { body } = await main.get(`/v1/practice/appointments?${query}`, { token })
    return Object.fromEntries(
      body.data.map((it: { id: string; hasIntake: boolean }) => [it.id, it.hasIntake]),
    )
  }
  expect(await marks()).toEqual({ [first]: true, [second]: false })
  await endRelation(main, intakes.relationId)
  expect(await marks()).toEqual({ [first]: false, [second]: false })
})

test('the reminder a day before asks for an intake that is missing, with its link alone', async () => {
  const { client, practice } = await openIntakes(main)
  const bookings = createBookings(main)
  const booked = await bookings.book(client, practice, { startsAt: nextDayButOne() })
  const { id } = booked.body.data
  const link = `/konsultasi/sesi/${id}/persiapan`
  const starts = Date.parse(booked.body.data.startsAt)
  const reminders = async () =>
    (await main.mailsTo(client.user.email)).filter(({ subject }) => /^Pengingat/.test(subject))
  main.clock.advance(starts - dayMs - main.clock.now().getTime())
  expect((await reminders()).map(({ text }) => text.includes(link))).toEqual([true])
  main.clock.advance(dayMs - hourMs)
  expect((await reminders()).map(({ text }) => text.includes(link))).toEqual([true, false])
})

test('a client who has written is not asked again', async () => {
  const { client, practice, save } = await openIntakes(main)
  const { body } = await createBookings(main).book(client, practice, { startsAt: nextDayButOne() })
  await save(body.data.id, 0, { complaint: 'Mudah lelah' })
  main.clock.advance(Date.parse(body.data.startsAt) - dayMs - main.clock.now().getTime())
  const mails = await main.mailsTo(client.user.email)
  const reminder = mails.find(({ subject }) => subject.startsWith('Pengingat'))
  expect(reminder?.text).not.toContain('persiapan')
  expect(mails.map(({ text }) => text).join()).not.toContain('lelah')
})

/** At ten in the morning, at least a day and a half from the clock's time. */
function nextDayButOne(): string {
  const days = Math.ceil((main.clock.now().getTime() - Date.parse(tuesdayAt('10:00'))) / dayMs) + 2
  return later(new Date(tuesdayAt('10:00')), days * dayMs).toISOString()
}

async function looks() {
  const rows = await main.db
    .select({ section: recordViewTable.section })
    .from(recordViewTable)
    .where(eq(recordViewTable.trackerId, intakes.client.trackerId))
  const { token } = intakes.client
  const path = `/v1/trackers/${intakes.client.trackerId}/care/views`
  const { body } = await main.get(path, { token })
  const seen = body.data.map(({ section }: { section: string }) => section)
  expect(seen).toEqual(rows.map(({ section }) => section))
  return seen
}
