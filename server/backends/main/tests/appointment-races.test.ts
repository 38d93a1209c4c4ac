import { globSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { createBookings, openPractice, tuesdayAt } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture, type SignedInMember } from './main-backend.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let bookings: ReturnType<typeof createBookings>
let practice: PracticeRow
let nutritionist: SignedInMember
beforeAll(async () => {
  main = await openMainFixture()
  bookings = createBookings(main)
})
beforeEach(async () => {
  ;({ practice, nutritionist } = await openPractice(main))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => main.close())

const sessionsOf = ({ number }: PracticeRow) =>
  main.db.select().from(appointmentTable).where(eq(appointmentTable.practiceNumber, number))

test('[T1] [T5] ten clients who book one time at once on two instances get one session', async () => {
  const clients = []
  for (let index = 0; index < 10; index += 1) clients.push(await memberWithTracker(main))
  const other = createBookings({ ...main, ...(await main.anotherInstance()) })
  const answers = await Promise.all(
    clients.map((client, index) => (index % 2 ? bookings : other).book(client, practice)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
  const refused = answers.filter(({ status }) => status === 409)
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['APPOINTMENT_TAKEN']))
  const [session, ...more] = await sessionsOf(practice)
  expect(more).toEqual([])
  const ofSession = eq(sessionCreditTable.appointmentId, session?.id ?? '')
  expect(await main.db.select().from(sessionCreditTable).where(ofSession)).toMatchObject([
    { kind: 'used' },
  ])
  expect(await main.mailsTo(nutritionist.user.email)).toHaveLength(1)
  const toClients = await Promise.all(clients.map(({ user }) => main.mailsTo(user.email)))
  expect(toClients.flat().filter(({ calendar }) => calendar)).toHaveLength(1)
})

test('[T6] clients who take the first free of several nutritionists share none of their times', async () => {
  const { practice: second } = await openPractice(main)
  const clients = await Promise.all([1, 2, 3, 4].map(() => memberWithTracker(main)))
  const answers = await Promise.all(
    clients.map(async (client) => {
      const first = await bookings.book(client, practice)
      return first.status === 201 ? first : bookings.book(client, second)
    }),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409])
  expect(await sessionsOf(practice)).toHaveLength(1)
  expect(await sessionsOf(second)).toHaveLength(1)
})

test('moves and cancellings of one session at once leave it whole', async () => {
  const client = await memberWithTracker(main)
  const { id } = (await bookings.book(client, practice)).body.data
  const answers = await Promise.all([
    bookings.move(client, id, tuesdayAt('13:00')),
    bookings.cancel(client, id),
    bookings.move(client, id, tuesdayAt('14:00')),
    bookings.cancel(client, id),
  ])
  expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  const { past, credits } = await bookings.list(client)
  expect(past).toMatchObject([{ id, state: 'cancelled', creditBack: true }])
  const ofSession = credits.filter(({ appointmentId }) => appointmentId === id)
  expect(ofSession.map(({ kind }) => kind).toSorted()).toEqual(['returned', 'used'])
})

test('[T7] a booking reaches no network and sends no mail before the worker does', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockRejectedValue(new Error('a call to the network'))
  const client = await memberWithTracker(main)
  const sentBefore = main.mails.length
  const calls = fetched.mock.calls.length
  const { id } = (await bookings.book(client, practice)).body.data
  await bookings.move(client, id, tuesdayAt('13:00'))
  await bookings.cancel(client, id)
  expect(fetched.mock.calls.length).toBe(calls)
  expect(main.mails.length).toBe(sentBefore)
})

test('[T11] the code has a single insert of sessions', () => {
  const files = globSync('server/backends/main/**/*.ts').filter((file) => !file.includes('/tests/'))
  const inserts = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\.insert\(appointmentTable\)/g), () => file),
  )
  expect(inserts).toEqual([
    'server/backends/main/consultation/appointments/appointment.repository.ts',
  ])
})

test('[T67] a colleague holds a session only after the client chose them, and it is theirs before it starts', async () => {
  const { practice: other, nutritionist: colleague } = await openPractice(main)
  const client = await memberWithTracker(main)
  const { id } = (await bookings.book(client, practice)).body.data
  const path = (of: string) => `/v1/practice/appointments/${of}`
  const as = { token: colleague.token }
  expect(await main.get(path(id), as)).toMatchObject({ status: 404 })
  const held = { ...as, body: { outcome: 'held' } }
  expect(await main.post(`${path(id)}/outcome`, held)).toMatchObject({ status: 404 })
  const wish = { sections: ['food' as const] }
  const { id: next } = (await bookings.book(client, other, wish)).body.data
  expect((await main.get(path(next), as)).body.data).toMatchObject({ id: next, state: 'booked' })
  const { past } = await bookings.list(client)
  expect(past).toMatchObject([{ id, state: 'cancelled', creditBack: true }])
})
