import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { moveProgram } from '#server/backends/main/consultation/program-clock/program-clock.repository.ts'
import { outboxMailTable } from '#server/db/main/outbox-mail.table.ts'
import { refundTable } from '#server/db/main/refund.table.ts'
import { refundAccountTable } from '#server/db/main/refund-account.table.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('[S4.12] a member sees the exact amount, requests it, and gets it once the provider accepts', async () => {
  const { token, user, transaction } = await bought()
  const view = (await ask(token, transaction.id)).body.data
  expect(view).toMatchObject({
    refund: null,
    offer: { amountRupiah: 1_099_000, basis: 'whole', wholeUntil: '2026-03-09' },
  })
  const requested = await request(token, transaction.id, 1_099_000)
  expect(requested.body.data).toMatchObject({ refund: { amountRupiah: 1_099_000 }, offer: null })
  expect(await trackersOf(token)).toMatchObject([{ endsOn: '2026-03-02', sessionBalance: 0 }])

  const subjects = (await main.mailsTo(user.email)).slice(-2).map(({ subject }) => subject)
  expect(subjects).toEqual([
    'Permintaan pengembalian dana: Jantung Sehat',
    'Dana dikembalikan: Jantung Sehat',
  ])
  expect(main.midtrans.refunds.at(-1)).toMatchObject({
    path: `/v2/${transaction.id}/refund`,
    amount: 1_099_000,
  })
  expect((await ask(token, transaction.id)).body.data.refund.state).toBe('paid_back')
  await notifyRefund(transaction, 'refund', '1099000.00')
  const seen = (await main.get(`/v1/transactions/${transaction.id}`, { token })).body.data
  expect(seen).toMatchObject({ state: 'refunded', refundedRupiah: 1_099_000 })
})

test('a request with another amount than the shown one is refused', async () => {
  const { token, transaction } = await bought()
  const wrong = await request(token, transaction.id, 1_099_001)
  expect([wrong.status, wrong.body.code]).toEqual([409, 'REFUND_AMOUNT_CHANGED'])
  for (const amountRupiah of [0, -1, 1.5, '1099000', null]) {
    const { status } = await main.post(`/v1/transactions/${transaction.id}/refund`, {
      token,
      body: { amountRupiah },
    })
    expect(status).toBe(400)
  }
  expect((await ask(token, transaction.id)).body.data.refund).toBeNull()
})

test('repeated and concurrent requests are one refund with one key', async () => {
  const { token, transaction } = await bought()
  const before = main.midtrans.refunds.length
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => request(token, transaction.id, 1_099_000)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  await main.backend.drainOutbox()
  await request(token, transaction.id, 1_099_000)
  await main.backend.drainOutbox()
  expect(main.midtrans.refunds).toHaveLength(before + 1)
  const ofTransaction = eq(refundTable.transactionId, transaction.id)
  expect(await main.db.$count(refundTable, ofTransaction)).toBe(1)
})

test('while the provider is unreachable a refund is retried with one key and growing delays', async () => {
  const { token, transaction } = await bought()
  await request(token, transaction.id, 1_099_000)
  const before = main.midtrans.refunds.length
  main.midtrans.failNext(503)
  await main.backend.drainOutbox()
  await main.backend.drainOutbox()
  expect(main.midtrans.refunds).toHaveLength(before)
  main.midtrans.answerNextRefund('500')
  main.clock.advance(10_000)
  await main.backend.drainOutbox()
  main.clock.advance(10_000)
  await main.backend.drainOutbox()
  expect(main.midtrans.refunds).toHaveLength(before + 1)
  expect((await ask(token, transaction.id)).body.data.refund.state).toBe('requested')
  main.clock.advance(10_000)
  await main.backend.drainOutbox()
  const [first, second, ...others] = main.midtrans.refunds.slice(before)
  expect(second).toEqual(first)
  expect(others).toEqual([])
  expect((await ask(token, transaction.id)).body.data.refund.state).toBe('paid_back')
})

test('a refund that the provider refuses goes to staff, and the member is asked for an account', async () => {
  const { token, user, transaction } = await bought()
  await request(token, transaction.id, 1_099_000)
  main.midtrans.answerNextRefund('412')
  // Of two concurrent mails, either may arrive first.
  const subjectsTo = async (email: string) =>
    (await main.mailsTo(email)).map(({ subject }) => subject)
  await expect
    .poll(() => subjectsTo(user.email))
    .toContain('Pengembalian danamu perlu nomor rekening: Jantung Sehat')
  const tasks = await main.mailsTo('perusahaan@seimbang.test')
  expect(tasks.map(({ text }) => text)).toContainEqual(expect.stringContaining(transaction.id))
  expect((await ask(token, transaction.id)).body.data.refund.state).toBe('by_hand')
})

test('a member names the account for a refund by hand, and staff get it by mail', async () => {
  const { token, transaction } = await bought()
  await request(token, transaction.id, 1_099_000)
  main.midtrans.answerNextRefund('412')
  await expect
    .poll(async () => {
      await main.backend.drainOutbox()
      return (await ask(token, transaction.id)).body.data.refund.state
    })
    .toBe('by_hand')
  const { id: refundId } = (await ask(token, transaction.id)).body.data.refund
  const give = (number: string, caller = token) =>
    main.post(`/v1/transactions/${transaction.id}/refund-account`, {
      token: caller,
      body: { refundId, bank: ' BCA\u200e', number, holder: 'Dewi\nLestari' },
    })
  for (const wrong of ['12345', '12600x0001', '']) expect((await give(wrong)).status).toBe(400)
  const given = await give('1260 0000.0142')
  const account = { bank: 'BCA', lastDigits: '0142', holder: 'Dewi Lestari' }
  expect(given.body.data.refund).toMatchObject({ state: 'by_hand', account })
  await give('126000000142')
  const tables = [refundAccountTable, outboxMailTable]
  const stored = await Promise.all(tables.map((table) => main.db.select().from(table)))
  expect(stored.map((rows) => rows.length)).not.toContain(0)
  expect(JSON.stringify(stored)).not.toContain('126000000142')
  const tasks = await main.mailsTo('perusahaan@seimbang.test')
  const accounts = tasks.filter(({ text }) => text.includes('126000000142'))
  expect(accounts).toHaveLength(1)
  expect(accounts[0]?.text).toContain(`https://seimbang.test/admin/pengembalian/${refundId}`)
  expect(main.logged.join('')).not.toContain('126000000142')

  const { token: stranger } = await main.signedInMember()
  expect((await give('1260000099', stranger)).status).toBe(404)
})

test('a program that a refund ended says so until it is bought again', async () => {
  const { token, transaction, ...member } = await bought()
  expect(await trackersOf(token)).toMatchObject([{ endedBy: null }])
  await request(token, transaction.id, 1_099_000)
  expect(await trackersOf(token)).toMatchObject([{ endedBy: 'refund' }])
  const check = await main.get(`/v1/order-check?product-service-id=${serviceId}`, { token })
  expect(check.body.data.program).toMatchObject({
    startsOn: '2026-03-16',
    isExtension: false,
    isWaiting: true,
  })
  const seen = (await main.get(`/v1/transactions/${transaction.id}`, { token })).body.data
  expect(seen.refund).toMatchObject({ amountRupiah: 1_099_000 })
  await main.backend.drainOutbox()
  await purchases.paidTransaction({ member: { ...member, token } })
  expect(await trackersOf(token)).toMatchObject([{ endedBy: null }])
})

test('an unpaid purchase offers no refund', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  expect((await ask(token, transaction.id)).body.data).toMatchObject({ refund: null, offer: null })
  const { status, body } = await request(token, transaction.id, 1_099_000)
  expect([status, body.code]).toEqual([409, 'REFUND_NOT_POSSIBLE'])
})

test('[S8.06] another member’s purchase and an unknown one get the same 404', async () => {
  const { transaction } = await bought()
  const { token } = await main.signedInMember()
  for (const id of [transaction.id, 'tidak-ada', '%00']) {
    for (const { status, body } of [await ask(token, id), await request(token, id, 1_099_000)])
      expect([status, body.message]).toEqual([404, 'ERR_NO_TRANSACTION_ID'])
  }
})

test('a partial refund ends the program, and the purchase shows the amount', async () => {
  const { user, transaction } = await bought()
  await moveProgram(main.db, transaction.trackerId ?? '', -14)
  main.clock.advance(10 * dayMs)
  const login = { email: user.email, password: memberPassword }
  const fresh = (await main.post('/v1/auth/login', { body: login })).body.data.token
  const { amountRupiah, basis } = (await ask(fresh, transaction.id)).body.data.offer
  expect([basis, amountRupiah]).toEqual(['unused', Math.floor((1_099_000 * 73) / 84)])
  await request(fresh, transaction.id, amountRupiah)
  await main.backend.drainOutbox()
  await notifyRefund(transaction, 'partial_refund', `${amountRupiah}.00`)
  const seen = (await main.get(`/v1/transactions/${transaction.id}`, { token: fresh })).body.data
  expect(seen).toMatchObject({ state: 'partially_refunded', refundedRupiah: amountRupiah })
  expect((await trackersOf(fresh))[0]).toMatchObject({ sessionBalance: 0 })
})

const bought = () => purchases.paidTransaction()

function ask(token: string, id: string) {
  return main.get(`/v1/transactions/${id}/refund`, { token })
}

function request(token: string, id: string, amountRupiah: number) {
  return main.post(`/v1/transactions/${id}/refund`, { token, body: { amountRupiah } })
}

async function notifyRefund(
  transaction: { id: string; totalRupiah: number },
  transaction_status: string,
  refund_amount: string,
) {
  const notification = main.midtrans.notification(transaction, {
    transaction_status,
    refund_amount,
  })
  expect((await purchases.notify(notification)).status).toBe(200)
}

async function trackersOf(token: string) {
  return (await main.get('/v1/trackers', { token })).body.data
}
