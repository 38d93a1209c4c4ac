import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { dayMs } from '#app/lib/time.ts'
import type { TaskList } from '#server/contract/admin-task.schema.ts'
import { auditEntryTable } from '#server/db/main/audit-entry.table.ts'
import { taskTable } from '#server/db/main/task.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'
import { createStaff, type StaffPerson } from './staff.fixture.ts'

const total = 1_099_000
let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
let finance: StaffPerson
let owner: StaffPerson
let support: StaffPerson
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
  const staff = createStaff(main)
  owner = await staff.firstOwner()
  finance = await staff.staffWith('finance')
  support = await staff.staffWith('support')
})
afterAll(() => main.close())

test('two people pay out a refund, and the purchase tells all that happened', async () => {
  const { transaction, user, refundId } = await refundByHand()
  const queue = await read(finance, '/v1/admin/refunds')
  expect(queue.refunds).toMatchObject([{ id: refundId, hasAccount: true, isAsked: false }])
  const open = (await read(finance, '/v1/admin/tasks')).tasks
  expect(open).toMatchObject([
    { kind: 'refund_by_hand', subject: refundId, purchase: { transactionId: transaction.id } },
  ])
  expect(await propose(support, refundId)).toEqual([200, undefined])
  const { asked, account } = await read(finance, `/v1/admin/refunds/${refundId}`)
  expect(account).toEqual({ bank: 'BCA', number: '1234567894321', holder: 'Sari' })
  expect(asked).toMatchObject({ reference: 'TRX-1', isMine: false, isUpToDate: true })
  expect(await decide(finance, asked.approvalId)).toEqual([200, undefined])
  expect((await read(finance, '/v1/admin/tasks')).tasks).toEqual([])
  const purchase = await read(finance, `/v1/admin/purchases/${transaction.id}`)
  expect(purchase).toMatchObject({
    state: 'refunded',
    refundedRupiah: total,
    buyer: { id: user.id },
  })
  expect(purchase.events.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining([
      ...['ordered', 'payment_opened', 'provider_word', 'receipt_issued', 'fulfilled', 'reversed'],
      ...['refund_requested', 'refund_settled', 'approval_requested', 'approval_decided'],
      ...['paid_out', 'staff_act'],
    ]),
  )
})

test('[C43] no call lets one person propose and decide', async () => {
  const { refundId } = await refundByHand()
  await propose(owner, refundId)
  const { asked } = await read(owner, `/v1/admin/refunds/${refundId}`)
  expect(await decide(owner, asked.approvalId)).toEqual([409, 'APPROVAL_OWN'])
  expect(await decide(support, asked.approvalId)).toEqual([403, 'PERMISSION_NEEDED'])

  const { transaction } = await purchases.paidTransaction()
  const wish = { transactionId: transaction.id, amountRupiah: 10_000, reason: 'a lost session' }
  await main.post('/v1/admin/goodwill-refunds', { ...owner.call, body: wish })
  const { goodwill } = await read(owner, '/v1/admin/refunds')
  expect(goodwill).toMatchObject([{ transactionId: transaction.id, isMine: true }])
  expect(await decide(owner, goodwill[0].approvalId)).toEqual([409, 'APPROVAL_OWN'])
  expect(await decide(finance, goodwill[0].approvalId)).toEqual([200, undefined])
  expect((await read(owner, '/v1/admin/refunds')).goodwill).toEqual([])
})

test('a list of purchases names no buyer, and pages by state and day', async () => {
  main.clock.advance(1000)
  const { transaction, user } = await purchases.paidTransaction()
  const list = await read(support, '/v1/admin/purchases?state=paid')
  expect(list.purchases[0]).toMatchObject({ id: transaction.id, state: 'paid' })
  expect(JSON.stringify(list)).not.toContain(user.email)
  const { purchases: others } = await read(support, '/v1/admin/purchases?state=expired')
  expect(others).toEqual([])
  const ofService = async (service: string) =>
    (await read(support, `/v1/admin/purchases?service=${service}`)).purchases.length
  expect(await ofService('jantung-sehat-12w')).toBeGreaterThan(0)
  expect(await ofService('jantung-sehat-4w')).toBe(0)
  expect(list.services.map(({ id }: { id: string }) => id)).toContain('jantung-sehat-4w')
  const day = main.clock.now().toISOString().slice(0, 10)
  const earlier = await read(support, `/v1/admin/purchases?until=2020-01-01`)
  expect(earlier.purchases).toEqual([])
  const ofDay = await read(support, `/v1/admin/purchases?from=${day}&until=${day}`)
  expect(ofDay.purchases.length).toBeGreaterThan(0)
  const last = list.purchases[0]
  const after = await read(support, `/v1/admin/purchases?after=${last.createdAt}_${last.id}`)
  expect(JSON.stringify(after)).not.toContain(last.id)
  expect((await main.get('/v1/admin/purchases?after=x', support.call)).status).toBe(400)
})

test('a purchase is found by its number, its receipt, an id and the exact address', async () => {
  const { transaction, order, user } = await purchases.paidTransaction()
  const { receiptNumber } = await read(support, `/v1/admin/purchases/${transaction.id}`)
  const terms = [transaction.id, order.id, order.orderNumber, receiptNumber, user.email]
  for (const term of terms) expect(await search(term)).toEqual([transaction.id])
  expect(await search(user.email.slice(1))).toEqual([])
  expect(await search('%%%')).toEqual([])
})

test('[C49] a receipt is mailed again by its purchase', async () => {
  const { transaction, user } = await purchases.paidTransaction()
  const path = `/v1/admin/purchases/${transaction.id}/receipt-mail`
  expect((await main.post(path, support.call)).status).toBe(200)
  const mail = (await main.mailsTo(user.email)).at(-1)
  expect(mail?.subject).toMatch(/^Kuitansi KW-2026-/)
  expect(mail?.attachments).toHaveLength(1)
})

test('staff refund what the policy gives for a member', async () => {
  const { transaction, token } = await purchases.paidTransaction()
  const refund = (amountRupiah: number) =>
    main.post(`/v1/admin/purchases/${transaction.id}/refund`, {
      ...finance.call,
      body: { amountRupiah },
    })
  expect((await refund(total - 1)).body.code).toBe('REFUND_AMOUNT_CHANGED')
  expect((await refund(total)).status).toBe(200)
  const { body } = await main.get(`/v1/transactions/${transaction.id}`, { token })
  expect(body.data.refund).toMatchObject({ amountRupiah: total, state: 'requested' })
})

test('staff ask the provider about a purchase', async () => {
  const { transaction } = await purchases.pendingTransaction()
  const path = `/v1/admin/purchases/${transaction.id}/payment-check`
  expect((await main.post(path, support.call)).status).toBe(200)
  expect((await main.post(path, { token: support.token })).body.code).toBe('STAFF_SESSION_NEEDED')
})

test('staff cancel an unpaid purchase for its member, who gets a mail', async () => {
  const { transaction, token, user } = await purchases.pendingTransaction()
  const cancel = (reason: string) =>
    main.post(`/v1/admin/purchases/${transaction.id}/cancellation`, {
      ...support.call,
      body: { reason },
    })
  expect((await cancel('')).status).toBe(400)
  expect((await cancel('asked by telephone')).status).toBe(200)
  const { body } = await main.get(`/v1/transactions/${transaction.id}`, { token })
  expect(body.data).toMatchObject({ state: 'cancelled', paymentUrl: null })
  const mail = (await main.mailsTo(user.email)).at(-1)
  expect(mail?.subject).toBe('Pesanan dibatalkan: Jantung Sehat')
  const entries = await main.db
    .select()
    .from(auditEntryTable)
    .where(eq(auditEntryTable.objectId, transaction.id))
  expect(entries).toMatchObject([
    { action: 'purchase_cancelled', reason: 'asked by telephone', subjectId: user.id },
  ])
  expect((await cancel('asked again')).body.code).toBe('ERR_TRANSACTION_CLOSED')
})

test('money for a purchase that staff cancelled still counts', async () => {
  const { transaction, token } = await purchases.pendingTransaction()
  const path = `/v1/admin/purchases/${transaction.id}/cancellation`
  await main.post(path, { ...support.call, body: { reason: 'asked by telephone' } })
  await purchases.notify(main.midtrans.notification(transaction))
  const { body } = await main.get(`/v1/transactions/${transaction.id}`, { token })
  expect(body.data.state).toBe('paid')
})

test('staff cannot cancel a paid purchase', async () => {
  const { transaction } = await purchases.paidTransaction()
  const path = `/v1/admin/purchases/${transaction.id}/cancellation`
  const answer = await main.post(path, { ...support.call, body: { reason: 'a mistake' } })
  expect([answer.status, answer.body.code]).toEqual([409, 'ERR_TRANSACTION_CLOSED'])
})

test('a task is taken, given back and closed once with an outcome', async () => {
  const at = main.clock.now()
  const task = { kind: 'lead', subject: 'a', openedAt: at, dueAt: at } as const
  await main.db.insert(taskTable).values({ id: 'task-1', ...task })
  const act = (path: string, body: object) =>
    main.post(`/v1/admin/tasks/task-1/${path}`, { ...support.call, body })
  const assignee = async () =>
    (await read(support, '/v1/admin/tasks')).tasks.find(({ id }: { id: string }) => id === 'task-1')
      ?.assignee
  await act('assignee', { isMine: true })
  expect(await assignee()).toMatchObject({ isMe: true })
  await act('assignee', { isMine: false })
  expect(await assignee()).toBeNull()
  expect((await act('outcome', { outcome: 'answered by telephone' })).status).toBe(200)
  expect((await act('outcome', { outcome: 'again' })).body.code).toBe('TASK_CLOSED')
  expect(await assignee()).toBeUndefined()
})

test.each([
  'refund_by_hand',
  'surplus_by_hand',
  'fulfilment',
  'paid_after_deletion',
  'approval',
] as const)('a task of kind %s is not closed by hand', async (kind) => {
  const at = main.clock.now()
  await main.db.insert(taskTable).values({ id: kind, kind, subject: kind, openedAt: at, dueAt: at })
  const body = { outcome: 'done by telephone' }
  const answer = await main.post(`/v1/admin/tasks/${kind}/outcome`, { ...support.call, body })
  expect([answer.status, answer.body.code]).toEqual([409, 'CAUSE_STANDS'])
  await main.db.delete(taskTable).where(eq(taskTable.id, kind))
})

test('what waits for a second person is a task until it is decided, or a week is over', async () => {
  const { transaction } = await purchases.paidTransaction()
  const propose = async () => {
    const wish = { transactionId: transaction.id, amountRupiah: 10_000, reason: 'a lost session' }
    await main.post('/v1/admin/goodwill-refunds', { ...owner.call, body: wish })
    return waiting(owner)
  }
  const [asked] = await propose()
  expect(asked).toMatchObject({ kind: 'refund', subject: transaction.id, isMine: true })
  expect(await waiting(finance)).toMatchObject([{ kind: 'refund', isMine: false }])
  const { goodwill } = await read(owner, '/v1/admin/refunds')
  await decide(finance, goodwill[0].approvalId)
  expect(await waiting(owner)).toEqual([])
  expect(await propose()).toHaveLength(1)
  main.clock.advance(7 * dayMs)
  await main.backend.drainOutbox()
  const open = await main.db.$count(
    taskTable,
    and(eq(taskTable.kind, 'approval'), isNull(taskTable.closedAt)),
  )
  expect(open).toBe(0)
})

/** The refunds beyond the policy that wait for a second person, among the tasks. */
async function waiting(person: StaffPerson) {
  const { tasks }: TaskList = await read(person, '/v1/admin/tasks')
  return tasks.flatMap(({ asked }) => (asked?.kind === 'refund' ? asked : []))
}

/** A refund that the provider has refused, with the member's account. */
async function refundByHand() {
  const bought = await purchases.paidTransaction()
  const { token, transaction } = bought
  main.midtrans.answerNextRefund('418')
  const path = `/v1/transactions/${transaction.id}`
  await main.post(`${path}/refund`, { token, body: { amountRupiah: total } })
  await main.backend.drainOutbox()
  const { refund } = (await main.get(`${path}/refund`, { token })).body.data
  const account = { bank: 'BCA', number: '1234567894321', holder: 'Sari' }
  const body = { refundId: refund.id, ...account }
  await main.post(`${path}/refund-account`, { token, body })
  return { ...bought, refundId: refund.id as string }
}

async function propose({ call }: StaffPerson, refundId: string) {
  const paidOn = dayInJakarta(main.clock.now())
  const facts = { paidOn, reference: 'TRX-1', evidence: 'Drive/TRX-1.pdf' }
  const body = { refundId, ...facts, reason: 'the provider refuses bank transfers' }
  const answer = await main.post('/v1/admin/payouts', { ...call, body })
  return [answer.status, answer.body.code]
}

async function decide({ call }: StaffPerson, approvalId: string) {
  const path = `/v1/admin/approvals/${approvalId}/decision`
  const answer = await main.post(path, { ...call, body: { state: 'approved' } })
  return [answer.status, answer.body.code]
}

async function read({ call }: StaffPerson, path: string) {
  return (await main.get(path, call)).body.data
}

async function search(term: string): Promise<string[]> {
  const { body } = await main.post('/v1/admin/purchases/search', {
    ...support.call,
    body: { term },
  })
  return body.data.purchases.map(({ id }: { id: string }) => id)
}
