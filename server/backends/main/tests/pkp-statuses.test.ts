import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInJakarta, startInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs, hourMs } from '#app/lib/time.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { pkpStatusTable } from '#server/db/main/pkp-status.table.ts'
import { promoCodeTable } from '#server/db/main/promo-code.table.ts'
import { receiptTable } from '#server/db/main/receipt.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

const letterNumber = 'S-123PKP/WPJ.04/KP.0103/2026'
const reason = 'the letter of the tax office has come'
const item = { kind: 'item', productServiceId: serviceId, amountRupiah: 1_099_000 }
const promo = 'HEMAT10'
const discount = { kind: 'promo_discount', promoCode: promo, amountRupiah: -109_900 }

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
let staff: ReturnType<typeof createStaff>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
  staff = createStaff(main)
  await main.db.insert(promoCodeTable).values({
    ...{ code: promo, quota: 10, discountKind: 'percent', discountValue: 10 },
    ...{ startsAt: main.clock.now(), endsAt: later(main.clock.now(), 2 * dayMs) },
  })
})
afterAll(() => main.close())

test('[C43] two people make the company PKP from a day on, and its orders and receipts state the PPN', async () => {
  const [finance, owner] = await people()
  const startsOn = day(1)
  expect(await propose(finance, { startsOn })).toEqual([200, undefined])
  expect(await propose(owner, { startsOn })).toEqual([409, 'APPROVAL_PENDING'])
  const { asked } = await desk()
  expect(asked).toMatchObject({ isPkp: true, startsOn, letterNumber, reason, isOver: false })
  expect(await decide(finance, asked.approvalId)).toEqual([409, 'APPROVAL_OWN'])
  expect(await decide(owner, asked.approvalId)).toEqual([200, undefined])
  const names = { proposedBy: 'Dewi', decidedBy: 'Dewi' }
  expect(await desk()).toEqual({
    ...{ isPkp: false, asked: null },
    statuses: [
      {
        ...{ isPkp: true, startsOn, letterNumber, ...names, state: 'coming' },
        recordedAt: main.clock.now().toISOString(),
      },
    ],
  })
  const entries = await main.db
    .select()
    .from(auditEntryTable)
    .where(inArray(auditEntryTable.action, ['pkp_proposed', 'pkp_decided']))
  expect(entries).toMatchObject([
    { action: 'pkp_proposed', actorId: finance.user.id, objectId: asked.approvalId, reason },
    { action: 'pkp_decided', actorId: owner.user.id, objectId: asked.approvalId },
  ])

  main.clock.advance(untilTomorrow() - 1)
  const early = await purchases.pendingTransaction({ promoCode: promo })
  const untaxed = [{ ...item, taxClass: 'non_pkp' }, discount]
  expect(early.order.lines).toEqual(untaxed)
  main.clock.advance(1)
  expect(await desk()).toMatchObject({ isPkp: true, statuses: [{ state: 'current' }] })
  const member = await main.signedInMember()
  const path = `/v1/order-check?product-service-id=${serviceId}&promo-code=${promo}`
  const taxed = [
    { ...item, taxClass: 'standard_11' },
    discount,
    // The net price of 989,100 is 891,081.
    { kind: 'tax', taxClass: 'standard_11', amountRupiah: 98_019 },
  ]
  expect((await main.get(path, member)).body.data).toMatchObject({
    ...{ lines: taxed, totalRupiah: 989_100 },
  })
  const late = await purchases.paidTransaction({ member, promoCode: promo })
  expect(late.order).toMatchObject({ lines: taxed, totalRupiah: 989_100 })
  // It was placed before the day, and is paid on it.
  await purchases.notify(main.midtrans.notification(early.transaction))
  expect(await taxOnReceipt(early.order.id)).toEqual({ taxClass: 'non_pkp' })
  expect(await taxOnReceipt(late.order.id)).toMatchObject({
    ...{ taxClass: 'standard_11', netRupiah: 891_081, vatRupiah: 98_019 },
  })
})

test('a status begins today at the earliest, also when the second person comes too late', async () => {
  const [finance] = await people()
  expect(await propose(finance, { startsOn: day(-1) })).toEqual([409, 'DAY_IS_OVER'])
  await propose(finance, { isPkp: false, startsOn: day(0) })
  const { asked } = await desk()
  main.clock.advance(dayMs)
  expect((await desk()).asked.isOver).toBe(true)
  const [, owner] = await people()
  expect(await decide(owner, asked.approvalId)).toEqual([409, 'DAY_IS_OVER'])
  expect(await decide(owner, asked.approvalId, 'refused')).toEqual([200, undefined])
  expect((await desk()).isPkp).toBe(true)

  await confirm({ isPkp: false, startsOn: day(0) })
  expect(await desk()).toMatchObject({
    isPkp: false,
    statuses: [{ state: 'current' }, { state: 'past' }],
  })
  expect((await orderedLines()).at(-1)).toMatchObject({ kind: 'item', taxClass: 'non_pkp' })
})

test('a later decision replaces a status that has not begun', async () => {
  await confirm({ startsOn: day(10) })
  await confirm({ startsOn: day(2) })
  const states = (await desk()).statuses.map(({ state }: { state: string }) => state)
  expect(states.slice(0, 3)).toEqual(['coming', 'replaced', 'current'])
  main.clock.advance(2 * dayMs)
  expect((await orderedLines()).at(-1)).toMatchObject({ kind: 'tax', amountRupiah: 108_910 })
})

test('of fifty decisions at once, one counts', async () => {
  const [finance, owner] = await people()
  await propose(finance, { startsOn: day(1) })
  const { approvalId } = (await desk()).asked
  const before = await main.db.$count(pkpStatusTable)
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => decide(owner, approvalId).then(String)),
  )
  expect(outcomes.filter((outcome) => outcome === '200,')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['200,', '409,APPROVAL_CLOSED']))
  expect(await main.db.$count(pkpStatusTable)).toBe(before + 1)
})

const unapproved = { message: 'no unused approval of exactly these values' }

test.each([
  ['that no second person approved', { decidedBy: null }, unapproved],
  ['of another day', { row: { startsOn: '2030-01-02' } }, unapproved],
  ['of another letter', { row: { letterNumber: 'S-2' } }, unapproved],
  ['that says the opposite', { row: { isPkp: false } }, unapproved],
  ['without a letter', { asked: { letterNumber: '' } }, { constraint: 'pkp_statuses_letter' }],
  ['of a past day', { asked: { startsOn: '2026-01-01' } }, { constraint: 'pkp_statuses_start' }],
  [
    'that was decided before another',
    { row: { recordedAt: new Date('2026-03-02T00:00:00Z') } },
    { message: 'statuses are decided one after another' },
  ],
] as const)('[C43] the database takes no status %s', async (_, wrong, cause) => {
  main.clock.advance(1000)
  const { decidedBy = 'two', asked = {}, row = {} }: Wrong = wrong
  const status = { isPkp: true, startsOn: '2030-01-01', letterNumber, ...asked }
  const id = await insertApproval(status)
  if (decidedBy) await approve(id, decidedBy)
  const insert = main.db
    .insert(pkpStatusTable)
    .values({ ...status, approvalId: id, recordedAt: main.clock.now(), ...row })
  await expect(insert).rejects.toMatchObject({ cause })
  if (!decidedBy) await approve(id, 'two')
})

type Row = typeof pkpStatusTable.$inferInsert
type Wrong = { decidedBy?: string | null; asked?: Partial<Row>; row?: Partial<Row> }

test('[C43] the database holds one open proposal, which another person decides once', async () => {
  const status = { isPkp: true, startsOn: '2030-01-01', letterNumber }
  const id = await insertApproval(status)
  await expect(insertApproval(status)).rejects.toMatchObject({
    cause: { constraint: 'approvals_one_open' },
  })
  await expect(insertApproval(status, 'another')).rejects.toMatchObject({
    cause: { constraint: 'approvals_company' },
  })
  await expect(approve(id, 'one')).rejects.toMatchObject({
    cause: { constraint: 'approvals_second_person' },
  })
  await approve(id, 'two')
  await expect(approve(id, 'three')).rejects.toMatchObject({
    cause: { message: 'an approval is decided once' },
  })
})

test('a decided status never changes', async () => {
  await expect(main.db.update(pkpStatusTable).set({ isPkp: false })).rejects.toThrow()
  await expect(main.db.delete(pkpStatusTable)).rejects.toThrow()
})

async function insertApproval(payload: object, subject = 'company'): Promise<string> {
  const id = randomId()
  const now = main.clock.now()
  await main.db.insert(approvalTable).values({
    ...{ id, kind: 'pkp', subject, payload: { ...payload }, requestedBy: 'one', reason },
    ...{ requestedAt: now, expiresAt: later(now, hourMs) },
  })
  return id
}

async function approve(id: string, decidedBy: string): Promise<void> {
  const decision = { state: 'approved', decidedBy, decidedAt: main.clock.now() } as const
  await main.db.update(approvalTable).set(decision).where(eq(approvalTable.id, id))
}

/** Two people with fresh sessions, which end while the clock of these tests advances. */
async function people(): Promise<[StaffPerson, StaffPerson]> {
  return [await staff.staffWith('finance'), await staff.staffWith('owner')]
}

async function propose({ call }: StaffPerson, wish: object) {
  const body = { isPkp: true, letterNumber, reason, ...wish }
  const answer = await main.post('/v1/admin/pkp-statuses', { ...call, body })
  return [answer.status, answer.body.code]
}

async function decide({ call }: StaffPerson, approvalId: string, state = 'approved') {
  const path = `/v1/admin/pkp-approvals/${approvalId}/decision`
  const answer = await main.post(path, { ...call, body: { state } })
  return [answer.status, answer.body.code]
}

async function confirm(wish: object): Promise<void> {
  main.clock.advance(1000)
  const [finance, owner] = await people()
  await propose(finance, wish)
  expect(await decide(owner, (await desk()).asked.approvalId)).toEqual([200, undefined])
}

async function desk() {
  const { call } = await staff.staffWith('owner')
  return (await main.get('/v1/admin/pkp-statuses', call)).body.data
}

function day(days: number): string {
  return addDays(dayInJakarta(main.clock.now()), days)
}

function untilTomorrow(): number {
  return startInJakarta(day(1)).getTime() - main.clock.now().getTime()
}

async function orderedLines(): Promise<object[]> {
  const { token } = await main.signedInMember()
  return (await purchases.order(token)).body.data.lines
}

async function taxOnReceipt(orderId: string) {
  const [receipt] = await main.db
    .select()
    .from(receiptTable)
    .where(eq(receiptTable.orderId, orderId))
  return receipt?.content.tax
}
