import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveProgram } from '#server/backends/main/consultation/program-clock/program-clock.repository.ts'
import { findProductService } from '#server/backends/main/purchase/catalogue/product-service.repository.ts'
import { openPeriod } from '#server/backends/main/purchase/programs/open-period.service.ts'
import { reversePeriod } from '#server/backends/main/purchase/programs/reverse-period.service.ts'
import type { TrackerSummary } from '#server/contract/tracker.schema.ts'
import { programPeriodTable } from '#server/db/main/program-period.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { insertBooked, insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

const short = 'jantung-sehat-4w'
let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('[S1.07] [S2.13] an extension follows the remaining days in the same tracker', async () => {
  const member = await purchases.paidTransaction({ productServiceId: short })
  const [first] = await trackersOf(member.token)
  expect(first).toMatchObject({ startsOn: '2026-03-16', endsOn: '2026-04-13', sessionBalance: 2 })
  const extended = await purchases.paidTransaction({ member })
  expect(extended.transaction.trackerId).toBe(first?.id)
  expect(await trackersOf(member.token)).toMatchObject([
    { id: first?.id, startsOn: '2026-03-16', endsOn: '2026-07-06', sessionBalance: 8 },
  ])
  const mail = (await main.mailsTo(member.user.email)).at(-1)
  expect(mail?.text).toContain('berjalan sampai 6 Juli 2026')
})

test('another program gets its own tracker', async () => {
  const member = await purchases.paidTransaction({ productServiceId: short })
  await purchases.paidTransaction({ member, productServiceId: 'berat-sehat-4w' })
  expect(await trackersOf(member.token)).toHaveLength(2)
})

test('two concurrent payments of one program lose no day', async () => {
  const member = await purchases.pendingTransaction({ productServiceId: short })
  const second = await purchases.pendingTransaction({ member })
  await Promise.all(
    [member, second].map(({ transaction }) =>
      purchases.notify(main.midtrans.notification(transaction)),
    ),
  )
  expect(await trackersOf(member.token)).toMatchObject([
    { endsOn: '2026-07-06', sessionBalance: 8 },
  ])
})

test('a second grant is refused but a reversed period can be granted again', async () => {
  const { order, user, transaction } = await purchases.paidTransaction({ productServiceId: short })
  const productService = await findProductService(main.db, short)
  if (!productService) throw new Error('The catalogue is empty')
  const paid = { order: { id: order.id, userId: user.id }, productService }
  const give = () => main.db.transaction((tx) => openPeriod(main.context, tx, paid))
  const takeBack = () => main.db.transaction((tx) => reversePeriod(main.context, tx, order.id))
  await expect(give()).rejects.toThrow('has its period already')
  await takeBack()
  await takeBack()
  expect(await balanceOf(transaction.trackerId)).toBe(0)
  await give()
  expect(await balanceOf(transaction.trackerId)).toBe(2)
  const ledger = await main.db
    .select({ kind: sessionCreditTable.kind, amount: sessionCreditTable.amount })
    .from(sessionCreditTable)
    .where(eq(sessionCreditTable.orderId, order.id))
  expect(ledger.map(({ kind, amount }) => [kind, amount]).toSorted()).toEqual([
    ['granted', 2],
    ['granted', 2],
    ['reversed', -2],
  ])
})

test('reversing the first period starts the next one today and keeps used sessions used', async () => {
  const member = await purchases.paidTransaction({ productServiceId: short })
  await purchases.paidTransaction({ member })
  const { trackerId } = member.transaction
  await moveProgram(main.db, trackerId ?? '', -14)
  await (await bookerOf(trackerId))(-3)
  await main.db.transaction((tx) => reversePeriod(main.context, tx, member.order.id))
  expect(await trackersOf(member.token)).toMatchObject([
    { startsOn: '2026-03-02', endsOn: '2026-05-25', sessionBalance: 6 },
  ])
})

test('the database refuses a negative session balance', async () => {
  const { transaction } = await purchases.paidTransaction({ productServiceId: short })
  const bookDay = await bookerOf(transaction.trackerId)
  const uses = await Promise.allSettled([0, 1, 2, 3, 4].map(bookDay))
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await balanceOf(transaction.trackerId)).toBe(0)
})

test('the session ledger is append-only and is deleted with its tracker', async () => {
  const { transaction } = await purchases.paidTransaction({ productServiceId: short })
  const trackerId = transaction.trackerId ?? ''
  const ofTracker = eq(sessionCreditTable.trackerId, trackerId)
  await expect(
    main.db.update(sessionCreditTable).set({ amount: 99 }).where(ofTracker),
  ).rejects.toThrow()
  await expect(main.db.delete(sessionCreditTable).where(ofTracker)).rejects.toThrow()
  await main.db.delete(trackerTable).where(eq(trackerTable.id, trackerId))
  expect(await main.db.$count(sessionCreditTable, ofTracker)).toBe(0)
  expect(await main.db.$count(programPeriodTable, sql`tracker_id = ${trackerId}`)).toBe(0)
})

async function trackersOf(token: string): Promise<TrackerSummary[]> {
  return (await main.get('/v1/trackers', { token })).body.data
}

async function balanceOf(trackerId: string | null): Promise<number | undefined> {
  const [tracker] = await main.db
    .select()
    .from(trackerTable)
    .where(eq(trackerTable.id, trackerId ?? ''))
  return tracker?.sessionBalance
}

/** Returns a function that books the session of one day of a tracker. */
async function bookerOf(trackerId: string | null) {
  const { practice } = await openPractice(main)
  const tracker = { trackerId: trackerId ?? '', practice }
  const relationId = await insertRelation(main, tracker)
  return (day: number) =>
    insertBooked(main, { ...tracker, relationId, inMinutes: (day + 1) * 24 * 60 })
}
