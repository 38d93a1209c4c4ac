import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { enqueueMail } from '#server/backends/main/platform/mail/enqueue-mail.ts'
import { everyMail } from '#server/backends/main/platform/mail/every-mail.fixture.ts'
import { sendDueMail } from '#server/backends/main/platform/mail/send-due-mail.ts'
import { fulfilDue } from '#server/backends/main/purchase/fulfilments/fulfil-due.service.ts'
import { postponeFulfilment } from '#server/backends/main/purchase/fulfilments/fulfilment.repository.ts'
import { watchClaims } from '#server/backends/main/staff/content/watch-claims.service.ts'
import type { PurchaseDetail } from '#server/contract/admin-purchase.schema.ts'
import { fulfilmentTable } from '#server/db/main/fulfilment.table.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { programPeriodTable } from '#server/db/main/program-period.table.ts'
import { taskTable } from '#server/db/main/task.table.ts'
import { insertRelation, openPractice } from './consultation.fixture.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'
import { createStaff } from './staff.fixture.ts'
import { memberWithTracker } from './tracker.fixture.ts'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('a payment after the deletion of the account opens a task, and its refund closes it', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  await main.post('/v1/account/delete', { token, body: { proof: memberPassword } })
  await purchases.notify(main.midtrans.notification(transaction))
  expect(await openTasks(transaction.id)).toEqual(['paid_after_deletion'])
  await purchases.notify(main.midtrans.notification(transaction, { transaction_status: 'refund' }))
  expect(await openTasks(transaction.id)).toEqual([])
})

test('a notification of another amount opens one task', async () => {
  const { transaction } = await purchases.pendingTransaction()
  const odd = main.midtrans.notification({ ...transaction, totalRupiah: 1 })
  await purchases.notify(odd)
  await purchases.notify(odd)
  expect(await openTasks(transaction.id)).toEqual(['odd_amount'])
})

test('the purchase tells the odd amount, and the task closes once all of it went back', async () => {
  const { transaction, user } = await purchases.pendingTransaction()
  const { call } = await createStaff(main).staffWith('support')
  const read = async () =>
    (await main.get(`/v1/admin/purchases/${transaction.id}`, call)).body.data as PurchaseDetail
  const notify = (status: string, changes: Record<string, string> = {}) =>
    purchases.notify(
      main.midtrans.notification(
        { ...transaction, totalRupiah: 20_000 },
        { transaction_status: status, ...changes },
      ),
    )
  await notify('settlement')
  const odd = { amountRupiah: 20_000, attempt: 1 }
  expect((await read()).oddPayments).toEqual([{ ...odd, providerOrderId: transaction.id }])
  expect((await read()).events).toContainEqual(
    expect.objectContaining({ ...odd, kind: 'odd_amount', word: 'paid' }),
  )
  await notify('partial_refund', { refund_amount: '5000.00' })
  expect(await openTasks(transaction.id)).toEqual(['odd_amount'])
  await notify('expire')
  expect(await openTasks(transaction.id)).toEqual(['odd_amount'])
  await notify('refund', { refund_amount: '20000.00' })
  expect(await openTasks(transaction.id)).toEqual([])
  expect(await read()).toMatchObject({ oddPayments: [], state: 'pending' })
  const subjects = (await main.mailsTo(user.email)).map(({ subject }) => subject)
  // Neither the partial refund nor the later word of the provider is told.
  expect(subjects.slice(-2)).toEqual([
    expect.stringMatching(/^Jumlah pembayaran tidak cocok: /),
    expect.stringMatching(/^Uang dikembalikan: /),
  ])
})

test('a purchase whose money went back meanwhile is not fulfilled again', async () => {
  const { order } = await purchases.paidTransaction()
  const ofOrder = eq(fulfilmentTable.orderId, order.id)
  const now = main.clock.now()
  await main.db
    .update(fulfilmentTable)
    .set({ reversedAt: now, reversal: 'charged_back', fulfilledAt: null, dueAt: null })
    .where(ofOrder)
  expect(await postponeFulfilment(main.db, { orderId: order.id, dueAt: now })).toBe(false)
})

test('a program that never opened is a task until staff open it', async () => {
  const { order, transaction } = await purchases.paidTransaction()
  const { call } = await createStaff(main).staffWith('support')
  const retry = async () => {
    const answer = await main.post(`/v1/admin/purchases/${transaction.id}/fulfilment`, call)
    return answer.body.code ?? answer.body.data
  }
  expect(await retry()).toBe('FULFILMENT_NOT_GIVEN_UP')
  // Its period exists, so the program cannot be opened a second time.
  const owed = { fulfilledAt: null, attempts: 39, dueAt: main.clock.now() }
  await main.db.update(fulfilmentTable).set(owed).where(eq(fulfilmentTable.orderId, order.id))
  await fulfilDue(main.context, order.id)
  expect(await openTasks(order.id)).toEqual(['fulfilment'])
  const read = async () =>
    (await main.get(`/v1/admin/purchases/${transaction.id}`, call)).body.data as PurchaseDetail
  expect((await read()).isGivenUp).toBe(true)
  expect((await read()).events.map(({ kind }) => kind)).toContain('given_up')
  expect(await retry()).toEqual({ isFulfilled: false })
  expect(await retry()).toBe('FULFILMENT_NOT_GIVEN_UP')
  expect(await openTasks(order.id)).toEqual(['fulfilment'])
  await main.db
    .update(fulfilmentTable)
    .set({ dueAt: null })
    .where(eq(fulfilmentTable.orderId, order.id))
  await main.db.delete(programPeriodTable).where(eq(programPeriodTable.orderId, order.id))
  expect(await retry()).toEqual({ isFulfilled: true })
  expect(await openTasks(order.id)).toEqual([])
  expect((await read()).isGivenUp).toBe(false)
})

test('[C49] a mail that is given up opens a task', async () => {
  await main.backend.drainOutbox()
  const addressee = { firstName: 'Sari', locale: 'id', productName: 'Seimbang' } as const
  const mail = everyMail.writeReminderMail(addressee)
  await enqueueMail(main.context, main.db, 'sari@seimbang.test', mail)
  const [row] = await main.db.update(outboxMailTable).set({ attempts: 39 }).returning()
  const refusing = { send: () => Promise.reject(new Error('refused')) }
  await sendDueMail({ ...main.context, mailer: refusing }, async () => [])
  expect(await openTasks(row?.id ?? '')).toEqual(['mail'])
})

test('an enquiry is due at the end of the next working day', async () => {
  const submissionId = 'a'.repeat(32)
  const { status } = await main.post('/v1/leads', { body: { ...enquiry, submissionId } })
  expect(status).toBeLessThan(300)
  const [task] = await main.db.select().from(taskTable).where(eq(taskTable.subject, submissionId))
  expect(task).toMatchObject({ kind: 'lead', dueAt: new Date('2026-03-03T10:00:00Z') })
})

test('a licence is a task from 90 days before its end, and is due 30, 7 and 0 days before', async () => {
  const { practice } = await openPractice(main)
  const dueAfterWork = async (practiceUntil: string) => {
    await main.db
      .update(practiceTable)
      .set({ practiceUntil })
      .where(eq(practiceTable.slug, practice.slug))
    await main.backend.drainOutbox()
    const [task] = await main.db.select().from(taskTable).where(openOf(practice.slug))
    return task?.dueAt.toISOString()
  }
  const today = main.clock.now()
  const inDays = (days: number) =>
    new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10)
  const midnight = (days: number) => `${inDays(days - 1)}T17:00:00.000Z`
  expect(await dueAfterWork(inDays(91))).toBeUndefined()
  expect(await dueAfterWork(inDays(90))).toBe(midnight(60))
  expect(await dueAfterWork(inDays(20))).toBe(midnight(13))
  expect(await dueAfterWork(inDays(5))).toBe(midnight(5))
  expect(await dueAfterWork(inDays(400))).toBeUndefined()
})

test('clients of a paused nutritionist are a task until the practice opens again', async () => {
  const { practice } = await openPractice(main)
  const { trackerId } = await memberWithTracker(main)
  await insertRelation(main, { trackerId, practice })
  const afterWork = async (state: 'paused' | 'active') => {
    await main.db
      .update(practiceTable)
      .set({ state, practiceUntil: '2030-01-01' })
      .where(eq(practiceTable.slug, practice.slug))
    await main.backend.drainOutbox()
    return openTasks(practice.slug)
  }
  expect(await afterWork('paused')).toEqual(['hidden_nutritionist'])
  expect(await afterWork('active')).toEqual([])
})

const enquiry = {
  name: 'Rini',
  email: 'rini@perusahaan.test',
  company: 'PT Maju',
  staffCount: '50-199',
  phone: '0812 3456 7890',
  message: 'Halo',
  locale: 'id',
  consentVersion: '2026-11-21',
}

function openOf(subject: string) {
  return and(eq(taskTable.subject, subject), isNull(taskTable.closedAt))
}

async function openTasks(subject: string): Promise<string[]> {
  const tasks = await main.db.select().from(taskTable).where(openOf(subject))
  return tasks.map(({ kind }) => kind)
}

test('[S1.01] evidence that runs out within 30 days opens a task, and renewed evidence closes it', async () => {
  const watch = (until: string) =>
    watchClaims({
      ...main,
      clock: { now: () => new Date('2026-05-02T20:00:00Z') },
      listClaims: async () => [{ page: 'default', locale: 'id', until }],
    })
  await watch('2026-06-03')
  expect(await openTasks('default/id')).toEqual([])
  await watch('2026-06-02')
  await watch('2026-06-02')
  expect(await openTasks('default/id')).toEqual(['claim'])
  const [task] = await main.db.select().from(taskTable).where(eq(taskTable.kind, 'claim'))
  expect(task?.dueAt).toEqual(new Date('2026-06-02T17:00:00Z'))
  await watch('2027-06-02')
  expect(await openTasks('default/id')).toEqual([])
})
