import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#app/lib/time.ts'
import { prolongLicence } from '#server/backends/main/consultation/practices/operated-practice.service.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { insertBooked, insertOffer, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture, type SignedInMember } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let start: Date
let practice: PracticeRow
let nutritionist: SignedInMember
let client: Awaited<ReturnType<typeof memberWithTracker>>
let relationId: string
beforeAll(async () => {
  main = await openMainFixture()
  start = main.clock.now()
})
beforeEach(async () => {
  at(start)
  ;({ practice, nutritionist } = await openPractice(main))
  client = await memberWithTracker(main)
  relationId = await insertRelation(main, { trackerId: client.trackerId, practice })
})
afterAll(() => main.close())

const at = (moment: Date) => main.clock.advance(moment.getTime() - main.clock.now().getTime())
/** The clock starts on Monday, 2 March, at 10 in Jakarta. */
const inMinutes = (moment: string) => (Date.parse(moment) - start.getTime()) / minuteMs
const book = (moment: string) =>
  insertBooked(main, {
    ...{ trackerId: client.trackerId, relationId, practice },
    inMinutes: inMinutes(moment),
  })
const licence = (practiceUntil: string) =>
  prolongLicence(main.context, practice.slug, practiceUntil)
async function sessionAfterWork(id: string) {
  await main.backend.drainOutbox()
  const [session] = await main.db.select().from(appointmentTable).where(eq(appointmentTable.id, id))
  return session
}
const creditsOf = async (id: string) => {
  const rows = await main.db
    .select()
    .from(sessionCreditTable)
    .where(eq(sessionCreditTable.appointmentId, id))
  return rows.map(({ kind }) => kind).toSorted()
}
const cancelledMails = async (email: string) =>
  (await main.mailsTo(email)).filter(({ subject }) => subject.startsWith('Dibatalkan'))

test('[T44] a session after the licence is cancelled 14 days before it, with its credit and mails', async () => {
  const id = await book('2026-03-24T10:00:00+07:00')
  await licence('2026-03-20')
  at(new Date('2026-03-10T09:59:00+07:00'))
  expect((await sessionAfterWork(id))?.state).toBe('booked')
  at(new Date('2026-03-10T10:00:00+07:00'))
  await Promise.all([1, 2, 3].map(() => main.backend.drainOutbox()))
  expect(await sessionAfterWork(id)).toMatchObject({
    state: 'cancelled',
    cancelKind: 'licence_ended',
    changedBy: 'system',
  })
  expect(await creditsOf(id)).toEqual(['returned', 'used'])
  const [toClient, ...moreToClient] = await cancelledMails(client.user.email)
  const [toNutritionist, ...moreToNutritionist] = await cancelledMails(nutritionist.user.email)
  expect([moreToClient, moreToNutritionist]).toEqual([[], []])
  expect(toClient?.text).toContain('Izin praktik (SIP) Rina Kusuma berakhir')
  expect(toClient?.text).toContain('pilih ahli gizi lain')
  expect(toClient?.calendar?.method).toBe('CANCEL')
  expect(toNutritionist?.text).toContain('SIP-mu berakhir')
  expect(toNutritionist?.text).toContain('membalas email ini')
})

test('[T44] a licence that is renewed in time keeps its sessions', async () => {
  const id = await book('2026-03-24T10:00:00+07:00')
  await licence('2026-03-20')
  at(new Date('2026-03-09T10:00:00+07:00'))
  expect((await sessionAfterWork(id))?.state).toBe('booked')
  await licence('2031-03-20')
  at(new Date('2026-03-24T08:00:00+07:00'))
  expect((await sessionAfterWork(id))?.state).toBe('booked')
})

test.each([
  ['on the last evening of the licence stays', '2026-03-10T23:30:00+09:00', 'booked'],
  ['half an hour later, on the next day, is cancelled', '2026-03-11T00:00:00+09:00', 'cancelled'],
])('[T44] by the day of the practice, a session %s', async (_, startsAt, state) => {
  const zone = 'Asia/Jayapura'
  await main.db.update(practiceTable).set({ zone }).where(eq(practiceTable.number, practice.number))
  const id = await book(startsAt)
  await licence('2026-03-10')
  expect((await sessionAfterWork(id))?.state).toBe(state)
})

test('[T44] a licence that ends at short notice cancels what follows at once, also an offer', async () => {
  const tomorrow = await book('2026-03-03T10:00:00+07:00')
  const { appointmentId } = await insertOffer(main, {
    ...{ trackerId: client.trackerId, practice },
    inMinutes: 2 * 24 * 60,
  })
  const begun = await book('2026-03-02T10:05:00+07:00')
  at(new Date('2026-03-02T10:10:00+07:00'))
  await licence('2026-03-01')
  expect((await sessionAfterWork(tomorrow))?.state).toBe('cancelled')
  expect((await sessionAfterWork(appointmentId))?.state).toBe('withdrawn')
  expect((await sessionAfterWork(begun))?.state).toBe('booked')
})

test('[T44] no reminder is sent for what the licence cancelled', async () => {
  await licence('2026-03-03')
  const id = await book('2026-03-05T10:00:00+07:00')
  at(new Date(start.getTime() + 2 * dayMs + hourMs))
  expect((await sessionAfterWork(id))?.state).toBe('cancelled')
  const subjects = (await main.mailsTo(client.user.email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Pengingat'))).toEqual([])
})
