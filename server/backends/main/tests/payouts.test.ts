import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs, minuteMs } from '#app/lib/time.ts'
import { moveProgram } from '#server/backends/main/consultation/program-clock/program-clock.repository.ts'
import type { Verdict } from '#server/backends/main/platform/approvals/approval.service.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { askGoodwill } from '#server/backends/main/purchase/refunds/goodwill.service.ts'
import { askPayout } from '#server/backends/main/purchase/refunds/payout.service.ts'
import { decideAboutMoney } from '#server/backends/main/purchase/refunds/refund-approval.service.ts'
import type { PayoutWish } from '#server/contract/admin-refund.schema.ts'
import { approvalTable } from '#server/db/main/approval.table.ts'
import { kolTable } from '#server/db/main/kol.table.ts'
import { kolCommissionTable } from '#server/db/main/kol-commission.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import { refundAccountTable } from '#server/db/main/refund-account.table.ts'
import { refundPayoutTable } from '#server/db/main/refund-payout.table.ts'
import { taskTable } from '#server/db/main/task.table.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

const total = 1_099_000
let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('[C41] a refund counts once two people have paid it out, and not when the provider refuses it', async () => {
  const { transaction, token, user, refundId } = await refundByHand()
  expect(await stateOf(transaction.id, token)).toMatchObject({ state: 'paid', refundedRupiah: 0 })
  expect(await openTasks(refundId)).toEqual(['refund_by_hand'])
  const approvalId = await ask({ refundId })
  expect(await stateOf(transaction.id, token)).toMatchObject({ state: 'paid' })
  await decide({ approvalId })
  const seen = await stateOf(transaction.id, token)
  expect(seen).toMatchObject({ state: 'refunded', refundedRupiah: total })
  expect(await refundOf(transaction.id, token)).toMatchObject({
    state: 'paid_back',
    account: { bank: 'BCA', lastDigits: '4321' },
  })
  expect(await openTasks(refundId)).toEqual([])
  expect(await main.db.$count(refundAccountTable, eq(refundAccountTable.refundId, refundId))).toBe(
    0,
  )
  const mail = (await main.mailsTo(user.email)).at(-1)
  expect(mail?.subject).toBe('Dana ditransfer: Jantung Sehat')
  expect(mail?.text).toContain('BCA yang berakhiran 4321')
  const late = await giveAccount(token, transaction.id, refundId, '1260000099')
  expect([late.status, late.body.code]).toEqual([409, 'REFUND_NOT_POSSIBLE'])
})

test('[C41] a payout takes back the commission of the KOL, and a refused refund does not', async () => {
  const owner = await main.signedInMember()
  await main.db.insert(kolTable).values({
    ...{ code: 'PAYOUT', userId: owner.user.id, name: 'Rini', commissionPercent: 10 },
    createdAt: main.clock.now(),
  })
  const { refundId, order } = await refundByHand({ kolCode: 'PAYOUT' })
  const earned = () =>
    main.db
      .select({ amount: kolCommissionTable.amountRupiah })
      .from(kolCommissionTable)
      .where(eq(kolCommissionTable.orderId, order.id))
  expect(await earned()).toHaveLength(1)
  await decide({ approvalId: await ask({ refundId }) })
  expect((await earned()).reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
})

test('[C39] a refund without an answer is asked for again with the same key, and once only', async () => {
  const { token, transaction } = await purchases.paidTransaction()
  const before = main.midtrans.refunds.length
  main.midtrans.failNext(500)
  await request(token, transaction.id)
  await request(token, transaction.id)
  await main.backend.drainOutbox()
  main.clock.advance(60_000)
  await main.backend.drainOutbox()
  const keys = main.midtrans.refunds.slice(before).map(({ refund_key }) => refund_key)
  expect(new Set(keys).size).toBe(1)
  expect(await main.db.$count(refundTable, eq(refundTable.transactionId, transaction.id))).toBe(1)
})

test('[C42] no more goes back than was paid, also if the provider returns some meanwhile', async () => {
  const { transaction, refundId } = await refundByHand()
  const approvalId = await ask({ refundId })
  await notifyPartialRefund(transaction, '1000.00')
  await expect(decide({ approvalId })).rejects.toThrow('APPROVAL_OUTDATED')
  // The database alone refuses it, too.
  await main.db
    .update(approvalTable)
    .set({ state: 'approved', decidedBy: 'second', decidedAt: main.clock.now() })
    .where(eq(approvalTable.id, approvalId))
  const refusal = await insertAsAsked(approvalId, refundId).catch((error: Error) => error)
  // It is refused at the commit, whose error PGlite does not wrap.
  expect(refusal?.cause ?? refusal).toMatchObject({ message: 'more would go back than was paid' })
})

test('[C42] nothing is paid out of a payment that the bank took back', async () => {
  const { transaction, refundId } = await refundByHand()
  await expectNothingPaidOut(refundId, () => notifyState(transaction, 'chargeback'))
})

test.each(['refund', 'chargeback'])(
  '[C42] a surplus payment that went back by a %s is not paid out',
  async (state) => {
    const { transaction, token } = await purchases.paidTransaction()
    const another = { ...transaction, id: `${transaction.id}~2` }
    main.midtrans.answerNextRefund('418')
    await notifyState(another, 'settlement')
    await main.backend.drainOutbox()
    const [surplus] = await main.db
      .select()
      .from(refundTable)
      .where(and(eq(refundTable.transactionId, transaction.id), eq(refundTable.surplusAttempt, 2)))
    const refundId = surplus?.id ?? ''
    await giveAccount(token, transaction.id, refundId, '1234567894321')
    await expectNothingPaidOut(refundId, () => notifyState(another, state))
    expect(await stateOf(transaction.id, token)).toMatchObject({ state: 'paid' })
  },
)

test('a refund that the provider refuses because the bank took the payment back needs no person', async () => {
  const { transaction, token } = await purchases.paidTransaction()
  main.midtrans.answerNextRefund('418')
  await request(token, transaction.id)
  await notifyState(transaction, 'chargeback')
  await main.backend.drainOutbox()
  const ofTransaction = eq(refundTable.transactionId, transaction.id)
  const [refund] = await main.db.select().from(refundTable).where(ofTransaction)
  expect(refund?.state).toBe('paid_back')
  expect(await main.db.$count(taskTable, eq(taskTable.subject, refund?.id ?? ''))).toBe(0)
})

test('money that the provider returns after all ends the refund by hand of that amount', async () => {
  const { transaction } = await purchases.paidTransaction()
  const small = await goodwillByHand(transaction.id, 30_000)
  main.clock.advance(minuteMs)
  const large = await goodwillByHand(transaction.id, 100_000)
  await notifyPartialRefund(transaction, '100000.00')
  expect(await openTasks(small)).toEqual(['refund_by_hand'])
  expect(await openTasks(large)).toEqual([])
})

test('[C43] the person who asked cannot decide, in the service and in the database', async () => {
  const { refundId } = await refundByHand()
  const approvalId = await ask({ refundId })
  await expect(decide({ approvalId, decidedBy: 'first' })).rejects.toThrow('APPROVAL_OWN')
  const own = { state: 'approved' as const, decidedBy: 'first', decidedAt: main.clock.now() }
  await expect(
    main.db.update(approvalTable).set(own).where(eq(approvalTable.id, approvalId)),
  ).rejects.toMatchObject({ cause: { constraint: 'approvals_second_person' } })
})

test.each([
  ['undecided', {}, {}],
  ['of another amount', { state: 'approved' }, { amountRupiah: total - 1 }],
  ['of another account', { state: 'approved' }, { account: 'another' }],
  ['of another day', { state: 'approved' }, { paidOn: '2026-03-01' }],
  ['of another reference', { state: 'approved' }, { reference: 'TRX-2' }],
  ['refused', { state: 'refused' }, {}],
] as const)(
  '[C43] the database takes no payout whose approval is %s',
  async (_, decision, changes) => {
    const { refundId } = await refundByHand()
    const approvalId = await ask({ refundId })
    if ('state' in decision)
      await main.db
        .update(approvalTable)
        .set({ ...decision, decidedBy: 'second', decidedAt: main.clock.now() })
        .where(eq(approvalTable.id, approvalId))
    await expect(insertAsAsked(approvalId, refundId, changes)).rejects.toThrow()
    expect(await main.db.$count(refundPayoutTable, eq(refundPayoutTable.refundId, refundId))).toBe(
      0,
    )
  },
)

test('fifty people who decide one approval at once pay out once', async () => {
  const { refundId, user } = await refundByHand()
  const approvalId = await ask({ refundId })
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      decide({ approvalId, decidedBy: `second-${index}` }).then(
        () => 'paid out',
        (error: Error) => error.message,
      ),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === 'paid out')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['paid out', 'APPROVAL_CLOSED']))
  const mails = (await main.mailsTo(user.email)).filter(({ subject }) =>
    subject.startsWith('Dana ditransfer'),
  )
  expect(mails).toHaveLength(1)
})

test('a second request waits for the first, until it is refused or a week is over', async () => {
  const { refundId } = await refundByHand()
  const first = await ask({ refundId })
  await expect(ask({ refundId })).rejects.toThrow('APPROVAL_PENDING')
  await decide({ approvalId: first, state: 'refused' })
  const second = await ask({ refundId })
  main.clock.advance(8 * dayMs)
  await expect(decide({ approvalId: second })).rejects.toThrow('APPROVAL_CLOSED')
  expect(await ask({ refundId })).not.toBe(second)
})

test('a transfer is neither later than today in Jakarta nor earlier than the request', async () => {
  const { refundId } = await refundByHand()
  const wrong = [dayIn(1), dayIn(-1), '2099-01-01', '1999-01-01']
  for (const paidOn of wrong)
    await expect(ask({ refundId, paidOn })).rejects.toThrow('TRANSFER_DAY_WRONG')
  // The database alone refuses it, too.
  for (const paidOn of wrong)
    await expect(insertAsAsked('none', refundId, { paidOn })).rejects.toMatchObject({
      cause: { message: 'a transfer is neither in the future nor before its request' },
    })
  await decide({ approvalId: await ask({ refundId }) })
})

test('an account that changes after the request makes the approval outdated', async () => {
  const { refundId, token, transaction } = await refundByHand()
  const approvalId = await ask({ refundId })
  await giveAccount(token, transaction.id, refundId, '9988776655')
  await expect(decide({ approvalId })).rejects.toThrow('APPROVAL_OUTDATED')
  // Nothing of the refused decision is left.
  await decide({ approvalId, state: 'refused' })
})

test('the account of a payout is emptied after 90 days, and nothing else of it changes', async () => {
  const { refundId } = await refundByHand()
  await decide({ approvalId: await ask({ refundId }) })
  const where = eq(refundPayoutTable.refundId, refundId)
  const [before] = await main.db.select().from(refundPayoutTable).where(where)
  expect(before).toMatchObject({ lastDigits: '4321', holder: 'Sari' })
  main.clock.advance(91 * dayMs)
  await main.backend.drainOutbox()
  const [after] = await main.db.select().from(refundPayoutTable).where(where)
  expect(after).toEqual({ ...before, account: null, holder: '' })
  const change = main.db.update(refundPayoutTable).set({ reference: 'TRX-9' }).where(where)
  await expect(change).rejects.toThrow()
})

test('a refund beyond the policy needs a second person and leaves the program open', async () => {
  const { transaction, token, user } = await purchases.paidTransaction()
  const approvalId = await askMore(transaction.id, 50_000)
  expect(await main.db.$count(refundTable, eq(refundTable.transactionId, transaction.id))).toBe(0)
  await decide({ approvalId })
  const [mail] = (await main.mailsTo(user.email)).slice(-2)
  expect(mail?.subject).toBe('Pengembalian dana untukmu: Jantung Sehat')
  expect(mail?.text).toContain('Pembelianmu tidak berubah')
  expect(main.midtrans.refunds.at(-1)?.amount).toBe(50_000)
  const seen = await stateOf(transaction.id, token)
  expect(seen).toMatchObject({ state: 'paid', refund: null })
  expect(seen.trackerId).not.toBeNull()
  expect((await viewOf(transaction.id, token)).goodwill).toMatchObject([
    { amountRupiah: 50_000, state: 'paid_back' },
  ])
})

test('staff give the rest of a price beyond the policy, in several refunds', async () => {
  const { transaction, user } = await purchases.paidTransaction()
  await moveProgram(main.db, transaction.trackerId ?? '', -14)
  main.clock.advance(10 * dayMs)
  const login = { email: user.email, password: memberPassword }
  const { token } = (await main.post('/v1/auth/login', { body: login })).body.data
  const offer = (await viewOf(transaction.id, token)).offer.amountRupiah
  expect(offer).toBeLessThan(total)
  await request(token, transaction.id, offer)
  await main.backend.drainOutbox()
  await decide({ approvalId: await askMore(transaction.id, 10_000) })
  await decide({ approvalId: await askMore(transaction.id, total - offer - 10_000) })
  await expect(askMore(transaction.id, 1)).rejects.toThrow('REFUND_NOT_POSSIBLE')
  await main.backend.drainOutbox()
  const view = await viewOf(transaction.id, token)
  expect(view.refund.amountRupiah).toBe(offer)
  expect(view.goodwill).toHaveLength(2)
})

test('a small refund beyond the policy leaves the refund that the policy gives', async () => {
  const { transaction, token } = await purchases.paidTransaction()
  await decide({ approvalId: await askMore(transaction.id, 50_000) })
  await main.backend.drainOutbox()
  await notifyPartialRefund(transaction, '50000.00')
  expect(await stateOf(transaction.id, token)).toMatchObject({ state: 'partially_refunded' })
  const rest = total - 50_000
  expect((await viewOf(transaction.id, token)).offer).toMatchObject({ amountRupiah: rest })
  await request(token, transaction.id, rest)
  await main.backend.drainOutbox()
  expect(await refundOf(transaction.id, token)).toMatchObject({ amountRupiah: rest })
})

test('money that the provider returned for one refund does not end another by hand', async () => {
  const { transaction, token } = await purchases.paidTransaction()
  await decide({ approvalId: await askMore(transaction.id, 50_000) })
  main.midtrans.answerNextRefund('418')
  await main.backend.drainOutbox()
  main.clock.advance(1000)
  await decide({ approvalId: await askMore(transaction.id, 60_000) })
  await main.backend.drainOutbox()
  const states = async () =>
    (await viewOf(transaction.id, token)).goodwill.map(({ state }: { state: string }) => state)
  await notifyPartialRefund(transaction, '60000.00')
  expect(await states()).toEqual(['by_hand', 'paid_back'])
  await notifyPartialRefund(transaction, '110000.00')
  expect(await states()).toEqual(['paid_back', 'paid_back'])
})

// Without the trigger, all fifty are stored.
test('[C42] of fifty refunds at once, the database takes as many as the payment covers', async () => {
  const { transaction } = await purchases.paidTransaction()
  const amountRupiah = 100_000
  const rows = []
  for (let index = 0; index < 50; index += 1) {
    const approvalId = await askMore(transaction.id, amountRupiah)
    const decision = {
      state: 'approved',
      decidedBy: 'second',
      decidedAt: main.clock.now(),
    } as const
    await main.db.update(approvalTable).set(decision).where(eq(approvalTable.id, approvalId))
    const requestedAt = main.clock.now()
    rows.push({
      ...{ id: approvalId, transactionId: transaction.id, amountRupiah, approvalId, requestedAt },
      ...{ providerOrderId: transaction.id, state: 'requested' as const },
    })
  }
  const taken = await Promise.allSettled(rows.map((row) => main.db.insert(refundTable).values(row)))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const refused = taken.find((it) => it.status === 'rejected')
  expect(refused?.reason).toMatchObject({
    cause: { message: 'more would be asked back than was paid' },
  })
})

test('[C42] a refund beyond the policy is at most what is left of the payment', async () => {
  const { transaction } = await purchases.paidTransaction()
  await expect(askMore(transaction.id, total + 1)).rejects.toThrow('REFUND_NOT_POSSIBLE')
})

test('a refund that the provider pays back after all closes its task', async () => {
  const { transaction, refundId, token } = await refundByHand()
  await purchases.notify(
    main.midtrans.notification(transaction, {
      transaction_status: 'refund',
      refund_amount: `${total}.00`,
    }),
  )
  expect(await openTasks(refundId)).toEqual([])
  expect(await refundOf(transaction.id, token)).toMatchObject({ state: 'paid_back', account: null })
})

/** A refund beyond the policy that the provider has refused. Returns its id. */
async function goodwillByHand(transactionId: string, amountRupiah: number): Promise<string> {
  const approvalId = await askMore(transactionId, amountRupiah)
  await decide({ approvalId })
  main.midtrans.answerNextRefund('418')
  await main.backend.drainOutbox()
  const ofApproval = eq(refundTable.approvalId, approvalId)
  const [refund] = await main.db.select().from(refundTable).where(ofApproval)
  return refund?.id ?? ''
}

/** A refund that the provider has refused, with the member's account. */
async function refundByHand(start: Parameters<typeof purchases.paidTransaction>[0] = {}) {
  const bought = await purchases.paidTransaction(start)
  main.midtrans.answerNextRefund('418')
  await request(bought.token, bought.transaction.id)
  await main.backend.drainOutbox()
  const [refund] = await main.db
    .select()
    .from(refundTable)
    .where(eq(refundTable.transactionId, bought.transaction.id))
  const refundId = refund?.id ?? ''
  await giveAccount(bought.token, bought.transaction.id, refundId, '1234567894321')
  return { ...bought, refundId }
}

function request(token: string, transactionId: string, amountRupiah = total) {
  const body = { amountRupiah }
  return main.post(`/v1/transactions/${transactionId}/refund`, { token, body })
}

function giveAccount(token: string, transactionId: string, refundId: string, number: string) {
  const body = { refundId, bank: 'BCA', number, holder: 'Sari' }
  return main.post(`/v1/transactions/${transactionId}/refund-account`, { token, body })
}

async function ask(wish: Partial<PayoutWish> & { refundId: string }): Promise<string> {
  const facts = { paidOn: today(), reference: 'TRX-1', evidence: 'Drive/2026/03/TRX-1.pdf' }
  const reason = 'the provider refuses bank transfers'
  return main.db.transaction((tx) =>
    askPayout(main.context, tx, { ...facts, reason, requestedBy: 'first', ...wish }),
  )
}

function decide(verdict: Partial<Verdict> & { approvalId: string }): Promise<void> {
  const usual = { decidedBy: 'second', state: 'approved' } as const
  return main.db.transaction((tx) => decideAboutMoney(main.context, tx, { ...usual, ...verdict }))
}

/** Inserts a payout past the service. */
async function insertAsAsked(
  approvalId: string,
  refundId: string,
  changes: Partial<typeof refundPayoutTable.$inferInsert> = {},
): Promise<void> {
  await main.db.transaction(async (tx) => {
    const [given] = await tx
      .select()
      .from(refundAccountTable)
      .where(eq(refundAccountTable.refundId, refundId))
    if (!given) throw new Error('no account')
    await tx.insert(refundPayoutTable).values({
      ...{ refundId, approvalId, amountRupiah: total, bank: given.bank, account: given.number },
      ...{ lastDigits: given.lastDigits, holder: given.holder, paidOn: today() },
      ...{ reference: 'TRX-1', evidence: 'Drive/2026/03/TRX-1.pdf', recordedAt: main.clock.now() },
      ...changes,
    })
  })
}

/** The day in Jakarta after so many days. */
function dayIn(days: number): string {
  return dayInJakarta(later(main.clock.now(), days * dayMs))
}

function today(): string {
  return dayIn(0)
}

async function openTasks(subject: string): Promise<string[]> {
  const tasks = await main.db
    .select({ kind: taskTable.kind })
    .from(taskTable)
    .where(and(eq(taskTable.subject, subject), isNull(taskTable.closedAt)))
  return tasks.map(({ kind }) => kind)
}

async function stateOf(transactionId: string, token: string) {
  return (await main.get(`/v1/transactions/${transactionId}`, { token })).body.data
}

async function viewOf(transactionId: string, token: string) {
  return (await main.get(`/v1/transactions/${transactionId}/refund`, { token })).body.data
}

async function refundOf(transactionId: string, token: string) {
  return (await viewOf(transactionId, token)).refund
}

/** Asks for a refund beyond the policy. */
function askMore(transactionId: string, amountRupiah: number): Promise<string> {
  const wish = { transactionId, amountRupiah, reason: 'two lost sessions', requestedBy: 'first' }
  return main.db.transaction((tx) => askGoodwill(main.context, tx, wish))
}

/** The money goes back otherwise after a person has asked for the payout. */
async function expectNothingPaidOut(
  refundId: string,
  goesBack: () => Promise<unknown>,
): Promise<void> {
  const approvalId = await ask({ refundId })
  await goesBack()
  await expect(decide({ approvalId })).rejects.toThrow('REFUND_NOT_POSSIBLE')
  // Staff need not transfer it any more.
  expect(await openTasks(refundId)).toEqual([])
  await decide({ approvalId, state: 'refused' })
  await expect(ask({ refundId })).rejects.toThrow('REFUND_NOT_POSSIBLE')
  expect(await main.db.$count(refundPayoutTable, eq(refundPayoutTable.refundId, refundId))).toBe(0)
}

function notifyState(transaction: { id: string; totalRupiah: number }, transaction_status: string) {
  return purchases.notify(main.midtrans.notification(transaction, { transaction_status }))
}

function notifyPartialRefund(transaction: { id: string; totalRupiah: number }, amount: string) {
  const changes = { transaction_status: 'partial_refund', refund_amount: amount }
  return purchases.notify(main.midtrans.notification(transaction, changes))
}
