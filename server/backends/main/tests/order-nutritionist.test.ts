import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { createBookings, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
let bookings: ReturnType<typeof createBookings>
let practice: PracticeRow
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
  bookings = createBookings(main)
})
beforeEach(async () => {
  ;({ practice } = await openPractice(main))
})
afterAll(() => main.close())

test('the nutritionist of a paid order is named in tracker, mail and receipt, and holds the first session', async () => {
  const { token, user, order, trackerId } = await buy()
  const named = { slug: practice.slug, name: 'Rina Kusuma' }
  expect((await main.get('/v1/trackers', { token })).body.data[0].nutritionist).toEqual(named)
  const tracker = await main.get(`/v1/trackers/${trackerId}`, { token })
  expect(tracker.body.data.nutritionist).toEqual(named)
  expect((await main.mailsTo(user.email)).at(-1)?.text).toContain('Ahli gizi: Rina Kusuma')
  const [receipt] = await main.db
    .select()
    .from(receiptTable)
    .where(eq(receiptTable.orderId, order.id))
  expect(receipt?.content.lines[0]?.label).toBe(
    'Program Jantung Sehat, 12 minggu, 6 sesi konsultasi dengan Rina Kusuma',
  )
  const { since } = (await relationOf(token)) ?? {}
  expect((await bookings.book({ token, trackerId }, practice)).status).toBe(201)
  expect((await relationOf(token))?.since).toBe(since)
})

test('a practice that paused before the payment is not named', async () => {
  const { token, user, transaction } = await purchases.pendingTransaction({
    nutritionist: practice.slug,
  })
  await main.db
    .update(practiceTable)
    .set({ state: 'paused' })
    .where(eq(practiceTable.number, practice.number))
  await purchases.notify(main.midtrans.notification(transaction))
  expect((await main.get('/v1/trackers', { token })).body.data[0].nutritionist).toBeNull()
  expect((await main.mailsTo(user.email)).at(-1)?.text).not.toContain('Rina Kusuma')
})

test('an extension is proposed with the nutritionist who cares now, not the one of the first order', async () => {
  const { token, trackerId } = await buy()
  const { practice: other } = await openPractice(main)
  const care = { nutritionist: other.slug, sections: [] }
  await main.put(`/v1/trackers/${trackerId}/care`, { token, body: care })
  expect(await proposedFor(token)).toBe(other.slug)
  await main.post(`/v1/trackers/${trackerId}/care/end`, { token, body: {} })
  expect(await proposedFor(token)).toBeNull()
})

test('an extension without a change leaves the care as it is', async () => {
  const bought = await buy()
  const before = await relationOf(bought.token)
  await purchases.paidTransaction({ member: bought, nutritionist: practice.slug })
  expect(await relationOf(bought.token)).toEqual(before)
})

async function buy() {
  const bought = await purchases.paidTransaction({ nutritionist: practice.slug })
  return { ...bought, trackerId: bought.transaction.trackerId ?? '' }
}

async function relationOf(token: string) {
  return (await bookings.list({ token, trackerId: '' })).trackers[0]?.relation
}

async function proposedFor(token: string) {
  const path = `/v1/order-check?product-service-id=${serviceId}`
  return (await main.get(path, { token })).body.data.program.nutritionist
}
