import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs } from '#app/lib/time.ts'
import {
  bookForClient,
  cancelForPractice,
  moveForPractice,
} from '#server/backends/main/consultation/appointments/practice-changes.service.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { appointmentChangeTable } from '#server/db/main/appointment-change.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { timeOffTable } from '#server/db/main/time-off.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import {
  createBookings,
  endRelation,
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
let relationId: string
beforeAll(async () => {
  main = await openMainFixture()
  bookings = createBookings(main)
})
beforeEach(async () => {
  ;({ practice, nutritionist } = await openPractice(main))
  client = await memberWithTracker(main)
  relationId = await insertRelation(main, { trackerId: client.trackerId, practice })
})
afterAll(() => main.close())

const inHours = (hours: number) => later(main.clock.now(), hours * hourMs)
const bookForIt = (startsAt: Date) =>
  bookForClient(main.context, practice, { trackerId: client.trackerId, startsAt })
const moveIt = (id: string, startsAt: Date) =>
  moveForPractice(main.context, practice, { id, startsAt })
const insertIn = (hours: number) =>
  insertBooked(main, { ...client, relationId, practice, inMinutes: hours * 60 })

test('[T8] a nutritionist books for a client by the same rules about other sessions', async () => {
  const id = await bookForIt(new Date(tuesdayAt('10:00')))
  expect((await bookings.list(client)).upcoming).toMatchObject([{ id, state: 'booked' }])
  await expect(bookForIt(new Date(tuesdayAt('10:30')))).rejects.toThrow('APPOINTMENT_TAKEN')
  const other = await memberWithTracker(main)
  const taken = await bookings.book(other, practice, { startsAt: tuesdayAt('10:30') })
  expect(taken.body.code).toBe('APPOINTMENT_TAKEN')
  const changes = await main.db
    .select()
    .from(appointmentChangeTable)
    .where(eq(appointmentChangeTable.appointmentId, id))
  expect(changes).toMatchObject([{ state: 'booked', changedBy: 'nutritionist' }])
  const [mail] = await main.mailsTo(nutritionist.user.email)
  expect(mail?.text).toContain('Kamu memesan sesi untuk Dewi')
})

test('a session that the nutritionist booked costs the client nothing to cancel', async () => {
  const startsAt = inHours(2)
  const id = await bookForIt(startsAt)
  const read = async () => (await main.get(`/v1/appointments/${id}`, client)).body.data
  expect(await read()).toMatchObject({
    isBookedByNutritionist: true,
    isCancelFreeUntil: startsAt.toISOString(),
  })
  const mail = (await main.mailsTo(client.user.email)).at(-1)
  expect(mail?.text).toContain('Rina Kusuma memesankan sesi untukmu')
  expect(mail?.text).toContain('Batalkan kapan pun sebelum sesi mulai')
  expect((await bookings.cancel(client, id)).body.data).toMatchObject({
    cancelKind: 'in_time',
    creditBack: true,
  })
})

test('[T35] a nutritionist moves below the notice and outside the hours, not into the past', async () => {
  const id = await insertIn(48)
  await moveIt(id, inHours(1))
  await moveIt(id, new Date(tuesdayAt('22:15')))
  await expect(moveIt(id, inHours(-1))).rejects.toThrow('APPOINTMENT_TAKEN')
  expect((await bookings.list(client)).upcoming).toMatchObject([
    { startsAt: tuesdayAt('22:15'), movesLeft: 2 },
  ])
})

test('a nutritionist moves neither over another session nor into time off', async () => {
  const id = await insertIn(48)
  const other = await memberWithTracker(main)
  await bookings.book(other, practice)
  await expect(moveIt(id, new Date(tuesdayAt('10:45')))).rejects.toThrow('APPOINTMENT_TAKEN')
  await main.db.insert(timeOffTable).values({
    id: crypto.randomUUID(),
    practiceNumber: practice.number,
    fromAt: new Date(tuesdayAt('13:00')),
    untilAt: new Date(tuesdayAt('17:00')),
    createdAt: main.clock.now(),
  })
  await expect(moveIt(id, new Date(tuesdayAt('14:00')))).rejects.toThrow('APPOINTMENT_TAKEN')
})

test('a moved session costs the client nothing to cancel, until they move it themselves', async () => {
  const id = await insertIn(72)
  await moveIt(id, new Date(tuesdayAt('10:00')))
  const read = async () => (await main.get(`/v1/appointments/${id}`, client)).body.data
  expect((await read()).isCancelFreeUntil).toBe(tuesdayAt('10:00'))
  await bookings.move(client, id, tuesdayAt('11:00'))
  expect((await read()).isCancelFreeUntil).toBe(
    later(new Date(tuesdayAt('11:00')), -12 * hourMs).toISOString(),
  )
})

test.each([
  [12, ['returned', 'used']],
  [11, ['compensated', 'returned', 'used']],
])('a nutritionist who cancels %i hours before gives back %j', async (hours, kinds) => {
  const id = await insertIn(hours)
  await cancelForPractice(main.context, practice, id)
  await cancelForPractice(main.context, practice, id)
  const { past, credits } = await bookings.list(client)
  expect(past).toMatchObject([{ id, cancelKind: 'by_nutritionist', creditBack: true }])
  const ofSession = credits.filter(({ appointmentId }) => appointmentId === id)
  expect(ofSession.map(({ kind }) => kind).toSorted()).toEqual(kinds)
})

test('no one books for a suspended client, whose booked session can be cancelled', async () => {
  const id = await insertIn(48)
  await main.db
    .update(userTable)
    .set({ suspendedAt: main.clock.now() })
    .where(eq(userTable.id, client.user.id))
  await expect(bookForIt(new Date(tuesdayAt('10:00')))).rejects.toThrow('ERR_NO_TRACKER')
  await cancelForPractice(main.context, practice, id)
  const [session] = await main.db
    .select({ state: appointmentTable.state })
    .from(appointmentTable)
    .where(eq(appointmentTable.id, id))
  expect(session?.state).toBe('cancelled')
})

test('[T46] another nutritionist, and one whose care has ended, changes nothing', async () => {
  const id = await insertIn(48)
  const { practice: strange } = await openPractice(main)
  const startsAt = new Date(tuesdayAt('10:00'))
  const { trackerId } = client
  for (const attempt of [
    () => moveForPractice(main.context, strange, { id, startsAt }),
    () => cancelForPractice(main.context, strange, id),
  ])
    await expect(attempt()).rejects.toThrow('ERR_NO_APPOINTMENT')
  const forStranger = () => bookForClient(main.context, strange, { trackerId, startsAt })
  await expect(forStranger()).rejects.toThrow('ERR_NO_TRACKER')
  await endRelation(main, relationId)
  await expect(bookForIt(startsAt)).rejects.toThrow('ERR_NO_TRACKER')
})
