import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operatePractice } from '#server/backends/main/consultation/practices/operated-practice.service.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import {
  createBookings,
  insertBooked,
  insertRelation,
  openPractice,
  tuesdayAt,
} from './consultation.fixture.ts'
import {
  type MainFixture,
  memberPassword,
  openMainFixture,
  type SignedInMember,
} from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

let main: MainFixture
let bookings: ReturnType<typeof createBookings>
let purchases: ReturnType<typeof createPurchases>
let practice: PracticeRow
let nutritionist: SignedInMember
let client: Awaited<ReturnType<typeof buy>>
beforeAll(async () => {
  main = await openMainFixture()
  bookings = createBookings(main)
  purchases = createPurchases(main)
})
beforeEach(async () => {
  ;({ practice, nutritionist } = await openPractice(main))
  client = await buy()
})
afterAll(() => main.close())

async function buy() {
  const { token, user, transaction } = await purchases.paidTransaction()
  return { token, user, transaction, trackerId: transaction.trackerId ?? '' }
}
const refundOf = async () =>
  (await main.get(`/v1/transactions/${client.transaction.id}/refund`, client)).body.data
const subjectsTo = async (email: string) =>
  (await main.mailsTo(email)).map(({ subject }) => subject.split(':')[0])
const rowsOf = (trackerId: string) =>
  main.db.select().from(appointmentTable).where(eq(appointmentTable.trackerId, trackerId))

test('a booked session counts as unused for a refund, which cancels it', async () => {
  await bookings.book(client, practice)
  const { offer } = await refundOf()
  expect(offer).toMatchObject({ basis: 'whole', unusedSessionCount: offer.sessionCount })
  const { amountRupiah } = offer
  await main.post(`/v1/transactions/${client.transaction.id}/refund`, {
    token: client.token,
    body: { amountRupiah },
  })
  const { upcoming, past, trackers, credits } = await bookings.list(client)
  expect(upcoming).toEqual([])
  expect(past).toMatchObject([{ state: 'cancelled', cancelKind: 'program_ended' }])
  expect(trackers).toMatchObject([{ sessionBalance: 0, grantedSessions: 0 }])
  expect(credits.map(({ kind }) => kind).toSorted()).toEqual([
    ...['granted', 'returned', 'reversed', 'used'],
  ])
  expect(await subjectsTo(client.user.email)).toContain('Dibatalkan')
  expect(await subjectsTo(nutritionist.user.email)).toContain('Dibatalkan')
})

test('a session that was held counts as used for a refund', async () => {
  const { trackerId } = client
  const relationId = await insertRelation(main, { trackerId, practice })
  await insertBooked(main, { trackerId, relationId, practice, inMinutes: -60 })
  const { offer } = await refundOf()
  expect(offer).toMatchObject({ basis: 'unused', unusedSessionCount: offer.sessionCount - 1 })
})

test('a charge-back cancels the sessions ahead', async () => {
  await bookings.book(client, practice)
  const { transaction } = client
  await purchases.notify(
    main.midtrans.notification(transaction, { transaction_status: 'chargeback' }),
  )
  expect(await rowsOf(client.trackerId)).toMatchObject([
    { state: 'cancelled', cancelKind: 'program_ended', changedBy: 'system' },
  ])
})

test('a refund of one of two periods keeps the sessions that the other one covers', async () => {
  const second = await purchases.paidTransaction({ member: client })
  await bookings.book(client, practice)
  const { offer } = (await main.get(`/v1/transactions/${second.transaction.id}/refund`, client))
    .body.data
  await main.post(`/v1/transactions/${second.transaction.id}/refund`, {
    token: client.token,
    body: { amountRupiah: offer.amountRupiah },
  })
  expect((await bookings.list(client)).upcoming).toHaveLength(1)
})

test('a client who deletes their account cancels their sessions, and the nutritionist learns it', async () => {
  await bookings.book(client, practice)
  const { token, user } = client
  const { status } = await main.post('/v1/account/delete', {
    token,
    body: { proof: memberPassword },
  })
  expect(status).toBe(200)
  expect(await subjectsTo(nutritionist.user.email)).toContain('Dibatalkan')
  expect(await subjectsTo(user.email)).not.toContain('Dibatalkan')
  expect((await bookings.book(await buy(), practice)).status).toBe(201)
})

test('a nutritionist who deletes their account gives each client their session back', async () => {
  await bookings.book(client, practice, { startsAt: tuesdayAt('10:00') })
  const { token } = nutritionist
  await main.post('/v1/account/delete', { token, body: { proof: memberPassword } })
  const { past, trackers } = await bookings.list(client)
  expect(past).toMatchObject([{ cancelKind: 'by_nutritionist', creditBack: true }])
  expect(trackers).toMatchObject([{ relation: null }])
  expect(await subjectsTo(client.user.email)).toContain('Dibatalkan')
  const ofTracker = eq(sessionCreditTable.trackerId, client.trackerId)
  const credits = await main.db.select().from(sessionCreditTable).where(ofTracker)
  expect(credits.map(({ kind }) => kind)).toContain('returned')
})

test('a nutritionist whose practice the operator paused can delete their account', async () => {
  await operatePractice(main.context, practice.slug, 'pause')
  const body = { proof: memberPassword }
  expect((await main.post('/v1/account/delete', { ...nutritionist, body })).status).toBe(200)
})

test('a wrong password deletes nothing and cancels nothing', async () => {
  await bookings.book(client, practice)
  const { token } = client
  const { status } = await main.post('/v1/account/delete', { token, body: { proof: 'salah' } })
  expect(status).toBe(401)
  expect((await bookings.list(client)).upcoming).toHaveLength(1)
})
