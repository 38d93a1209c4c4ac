import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fulfilDue } from '#server/backends/main/purchase/fulfilments/fulfil-due.service.ts'
import { consultationSlugOf } from '#server/contract/single-consultation.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { appointmentReminderTable } from '#server/db/main/appointment-reminder.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { fulfilmentTable } from '#server/db/main/fulfilment.table.ts'
import { idempotencyKeyTable } from '#server/db/main/idempotency-key.table.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { productServiceTable } from '#server/db/main/product-service.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { createBookings, insertOffer, openPractice, tuesdayAt } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

type Client = Awaited<ReturnType<typeof memberWithTracker>>

let main: MainFixture
let bookings: ReturnType<typeof createBookings>
let practice: PracticeRow
let client: Client
beforeAll(async () => {
  main = await openMainFixture()
  bookings = createBookings(main)
})
beforeEach(async () => {
  ;({ practice } = await openPractice(main))
  client = await memberWithTracker(main)
})
afterAll(() => main.close())

const book = () => bookings.book(client, practice)
const bookedId = async (): Promise<string> => (await book()).body.data.id
const offeredId = async () =>
  (await insertOffer(main, { trackerId: client.trackerId, practice, inMinutes: 600 })).appointmentId

test.each([
  ['a booking', async () => '', book],
  ['a move', bookedId, (id: string) => bookings.move(client, id, tuesdayAt('13:00'))],
  ['a cancelling', bookedId, (id: string) => bookings.cancel(client, id)],
  [
    'an accepted offer',
    offeredId,
    (id: string) => main.post(`/v1/appointments/${id}/accept`, { ...client, body: {} }),
  ],
])('[T42] %s that fails at any statement changes nothing', async (_, prepare, change) => {
  const id = await prepare()
  await main.backend.drainOutbox()
  const before = await readState()
  let failures = 0
  for (let statement = 1; ; statement += 1) {
    const { status } = await failingAt(statement, () => change(id))
    if (status < 300) break
    expect(status).toBe(500)
    expect(await readState()).toEqual(before)
    failures += 1
  }
  // Locks, rules, the change, credits or the program's clock, reminders and mails.
  expect(failures).toBeGreaterThan(8)
  expect(await readState()).not.toEqual(before)
})

test('[T42] a payment whose session fails at any statement grants nothing, then all', async () => {
  const buyer = await main.signedInMember()
  const id = consultationSlugOf(practice.slug)
  await main.db.insert(productServiceTable).values({
    ...{ id, programSlug: id, durationWeeks: 26, sessionCount: 1, priceRupiah: 150_000 },
  })
  const purchases = createPurchases(main)
  const wish = {
    productServiceId: id,
    session: { startsAt: tuesdayAt('10:00'), zone: 'Asia/Jakarta' },
  }
  const { order, transaction } = await purchases.pendingTransaction({ member: buyer, ...wish })
  // A fulfilment that is not due yet leaves the grant to the loop below.
  const owed = { dueAt: main.clock.now(), attempts: 0 }
  await main.db.insert(fulfilmentTable).values({ orderId: order.id, createdAt: owed.dueAt })
  await purchases.notify(main.midtrans.notification(transaction))
  await main.backend.drainOutbox()
  const ungranted = await readState()
  const ofOrder = eq(fulfilmentTable.orderId, order.id)
  let failures = 0
  for (let statement = 1; ; statement += 1) {
    await main.db.update(fulfilmentTable).set(owed).where(ofOrder)
    await failingAt(statement, () => fulfilDue(main.context, order.id)).catch(() => undefined)
    const [fulfilment] = await main.db.select().from(fulfilmentTable).where(ofOrder)
    if (fulfilment?.fulfilledAt) break
    expect(await readState()).toEqual(ungranted)
    failures += 1
  }
  expect(failures).toBeGreaterThan(15)
  const [session] = await bookings.list({ ...buyer, trackerId: '' }).then((it) => it.upcoming)
  expect(session).toMatchObject({ state: 'booked', startsAt: tuesdayAt('10:00') })
})

/** The sessions, and how many rows each table has that a session touches. */
async function readState() {
  const tables = [
    ...[appointmentReminderTable, careRelationTable, idempotencyKeyTable],
    ...[outboxMailTable, sessionCreditTable, trackerTable],
  ]
  const counts = []
  for (const table of tables) counts.push(await main.db.$count(table))
  return { sessions: await main.db.select().from(appointmentTable), counts }
}

/** Runs an action whose so many-th statement in a transaction fails. */
async function failingAt<Answer>(failing: number, action: () => Promise<Answer>): Promise<Answer> {
  const { session } = main.db as unknown as {
    session: { options: { logger?: { logQuery(query: string): void } } }
  }
  const { logger } = session.options
  let statement = 0
  session.options.logger = {
    logQuery(query) {
      // A connection that fails at its beginning never returns to the pool.
      if (/^(begin|commit|rollback)/i.test(query)) return
      statement += 1
      if (statement === failing) throw new Error('a statement fails')
    },
  }
  try {
    return await action()
  } finally {
    if (logger) session.options.logger = logger
    else delete session.options.logger
  }
}
