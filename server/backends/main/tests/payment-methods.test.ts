import type { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import { createMidtransGateway } from '#server/backends/main/purchase/payments/midtrans/midtrans-gateway.ts'
import type { PaymentGateway } from '#server/backends/main/purchase/payments/payment-gateway.ts'
import { createPaymentStandIn } from '#server/stand-ins/payment/payment-stand-in.ts'
import { type MainFixture, openMainFixture, type SignedInMember } from './main-backend.fixture.ts'
import { createPurchases } from './purchase.fixture.ts'

/** The whole payment flow against the provider's stand-in. */
const origin = 'https://bayar.test'
const serverKey = 'SB-Mid-server-methods'
let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
let provider: Hono
/** Whether the provider's notifications arrive and its API answers. */
let line = { notifications: true, api: true }

beforeAll(async () => {
  main = await openMainFixture({ payments: gateway() })
  purchases = createPurchases(main)
  provider = createPaymentStandIn({
    clock: main.clock,
    serverKey,
    publicBaseUrl: origin,
    notificationUrl: `${origin}/v1/payments/notifications`,
    notify: async (request) =>
      line.notifications ? main.backend.app.request(request) : Response.json({}),
  })
})
beforeEach(() => {
  line = { notifications: true, api: true }
})
afterAll(() => main.close())

function gateway(): PaymentGateway {
  return createMidtransGateway({
    fetch: async (input, init) =>
      line.api ? provider.request(String(input), init) : new Response('', { status: 503 }),
    apiUrl: origin,
    serverKey,
  })
}

test('[S4.12] a member who closed the payment page sees the account number and the deadline', async () => {
  const { user, token, transaction } = await purchases.pendingTransaction()
  expect(transaction.chosenMethod).toBeNull()
  await press(transaction.paymentUrl, { method: 'bca' })
  const shown = await read(token, transaction.id)
  expect(shown).toMatchObject({
    state: 'pending',
    chosenMethod: {
      type: 'bank',
      bank: 'bca',
      number: expect.stringMatching(/^\d{12}$/),
      billerCode: null,
    },
    paymentUrl: transaction.paymentUrl,
  })
  await press(transaction.paymentUrl, { again: 'all' })
  const reminders = (await main.mailsTo(user.email)).filter(({ subject }) =>
    subject.startsWith('Menunggu pembayaran'),
  )
  expect(reminders).toHaveLength(1)
  expect(reminders[0]?.text).toContain(`Nomor virtual account BCA: ${shown.chosenMethod.number}`)
  expect(reminders[0]?.text).toContain(`https://seimbang.test/transaction/${transaction.id}`)
})

test('a QR code ends after 15 minutes and its order keeps its 24 hours', async () => {
  const member = await main.signedInMember()
  const { transaction } = await purchases.pendingTransaction({ member })
  await press(transaction.paymentUrl, { method: 'qris' })
  const { attemptExpiresAt, expiresAt } = await read(member.token, transaction.id)
  expect(Date.parse(attemptExpiresAt) - main.clock.now().getTime()).toBe(15 * minuteMs)
  expect(Date.parse(expiresAt) - Date.parse(transaction.createdAt)).toBe(24 * hourMs)
  const token = await tokenAfter(15 * minuteMs, member)
  expect((await check(token, transaction.id)).body.data).toMatchObject({
    state: 'pending',
    chosenMethod: { type: 'qr' },
    attemptExpiresAt,
    expiresAt,
    paymentUrl: null,
  })
})

test.each([
  ['its notification arrived', true],
  ['its notification got lost', false],
])('an expired QR code is replaced by another one (%s)', async (_, notifications) => {
  const member = await main.signedInMember()
  const { transaction } = await purchases.pendingTransaction({ member })
  await press(transaction.paymentUrl, { method: 'qris' })
  const token = await tokenAfter(15 * minuteMs, member)
  line.notifications = notifications
  if (notifications) await check(token, transaction.id)
  const { body } = await change(token, transaction.id)
  line.notifications = true
  expect(body.data).toMatchObject({ state: 'pending', chosenMethod: null, attemptExpiresAt: null })
  await press(body.data.paymentUrl, { method: 'qris' })
  await press(body.data.paymentUrl, { outcome: 'settlement' })
  expect((await read(token, transaction.id)).state).toBe('paid')
})

test('a denied payment leaves its order the rest of its time for another method', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  await press(transaction.paymentUrl, { method: 'bca' })
  await press(transaction.paymentUrl, { outcome: 'deny' })
  const { expiresAt } = transaction
  const denied = { state: 'pending', isAttemptDenied: true, paymentUrl: null, expiresAt }
  expect(await read(token, transaction.id)).toMatchObject(denied)
  const { body } = await change(token, transaction.id)
  expect(body.data).toMatchObject({ state: 'pending', isAttemptDenied: false, expiresAt })
  await press(body.data.paymentUrl, { method: 'qris' })
  await press(body.data.paymentUrl, { outcome: 'settlement' })
  expect((await read(token, transaction.id)).state).toBe('paid')
})

test('an account number is never offered for longer than its order', async () => {
  const member = await main.signedInMember()
  const { transaction } = await purchases.pendingTransaction({ member })
  const token = await tokenAfter(23 * hourMs, member)
  await press(transaction.paymentUrl, { method: 'bca' })
  const { attemptExpiresAt, expiresAt } = await read(token, transaction.id)
  expect(attemptExpiresAt).toBe(expiresAt)
})

test('after a change of method the first one can no longer be paid', async () => {
  const { token, transaction, order } = await purchases.pendingTransaction()
  await press(transaction.paymentUrl, { method: 'bni' })
  const changed = await change(token, transaction.id)
  expect(changed.body.data).toMatchObject({
    id: transaction.id,
    orderId: order.id,
    state: 'pending',
    chosenMethod: null,
    expiresAt: transaction.expiresAt,
  })
  const { paymentUrl } = changed.body.data
  expect(paymentUrl).not.toBe(transaction.paymentUrl)
  await press(transaction.paymentUrl, { outcome: 'expire' })
  await press(paymentUrl, { method: 'mandiri' })
  expect(await read(token, transaction.id)).toMatchObject({
    state: 'pending',
    chosenMethod: { bank: 'mandiri', billerCode: '70012' },
  })
  await press(paymentUrl, { outcome: 'settlement' })
  expect((await read(token, transaction.id)).state).toBe('paid')
})

test('money for an earlier method counts once', async () => {
  const { token, transaction, user } = await purchases.pendingTransaction()
  await press(transaction.paymentUrl, { method: 'bri' })
  const { paymentUrl } = (await change(token, transaction.id)).body.data
  await press(paymentUrl, { method: 'bca' })
  await press(transaction.paymentUrl, { outcome: 'settlement' })
  await press(transaction.paymentUrl, { again: 'all' })
  expect((await read(token, transaction.id)).state).toBe('paid')
  const receipts = (await main.mailsTo(user.email)).filter(({ subject }) =>
    subject.startsWith('Pembayaran diterima'),
  )
  expect(receipts).toHaveLength(1)
})

test('an order paid by two methods is fulfilled once and the surplus is refunded', async () => {
  const { token, transaction, user } = await purchases.pendingTransaction()
  await press(transaction.paymentUrl, { method: 'qris' })
  const { paymentUrl } = (await change(token, transaction.id)).body.data
  await press(paymentUrl, { method: 'bca' })
  await press(paymentUrl, { outcome: 'settlement' })
  await press(transaction.paymentUrl, { outcome: 'settlement' })
  await press(transaction.paymentUrl, { again: 'all' })
  const mails = (await main.mailsTo(user.email)).map(({ subject }) => subject)
  expect(mails.filter((subject) => subject.startsWith('Pembayaran ganda'))).toEqual([
    'Pembayaran ganda dikembalikan: Jantung Sehat',
  ])
  // The notification of the surplus refund must not reverse the program.
  expect(await read(token, transaction.id)).toMatchObject({ state: 'paid', refundedRupiah: 0 })
  const view = (await main.get(`/v1/transactions/${transaction.id}/refund`, { token })).body.data
  expect(view).toMatchObject({
    refund: null,
    offer: { amountRupiah: transaction.totalRupiah },
    surplus: [{ amountRupiah: transaction.totalRupiah, state: 'paid_back' }],
  })
  const programs = (await main.get('/v1/trackers', { token })).body.data
  expect(programs).toHaveLength(1)
})

test('a surplus payment that the provider cannot refund becomes a task for staff', async () => {
  const { token, transaction, user } = await purchases.pendingTransaction()
  await press(transaction.paymentUrl, { method: 'bni' })
  const { paymentUrl } = (await change(token, transaction.id)).body.data
  await press(paymentUrl, { method: 'qris' })
  await press(paymentUrl, { outcome: 'settlement' })
  await press(transaction.paymentUrl, { outcome: 'settlement' })
  const subjects = (await main.mailsTo(user.email)).map(({ subject }) => subject)
  expect(subjects).toContain('Pembayaran ganda perlu nomor rekening: Jantung Sehat')
  const tasks = await main.mailsTo(main.context.leadsEmail)
  expect(tasks.filter(({ text }) => text.includes(transaction.id))).toHaveLength(1)
  expect((await read(token, transaction.id)).state).toBe('paid')
})

test('a payment by an earlier method closes the open one', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  await press(transaction.paymentUrl, { method: 'bri' })
  const { paymentUrl } = (await change(token, transaction.id)).body.data
  await press(paymentUrl, { method: 'bca' })
  await press(transaction.paymentUrl, { outcome: 'settlement' })
  await expect
    .poll(async () => (await provider.request(paymentUrl)).text())
    .toContain('Payment cancelled')
  expect((await read(token, transaction.id)).state).toBe('paid')
})

test('changing the method before choosing one does nothing', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  const { body } = await change(token, transaction.id)
  expect(body.data.paymentUrl).toBe(transaction.paymentUrl)
})

test('a paid method cannot be changed', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  await press(transaction.paymentUrl, { method: 'bca' })
  line.notifications = false
  await press(transaction.paymentUrl, { outcome: 'settlement' })
  const { status, body } = await change(token, transaction.id)
  expect([status, body.message]).toEqual([409, 'ERR_TRANSACTION_CLOSED'])
  expect((await check(token, transaction.id)).body.data.state).toBe('paid')
})

test('an unreachable provider changes nothing and the member can retry', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  await press(transaction.paymentUrl, { method: 'bca' })
  const before = await read(token, transaction.id)
  line.api = false
  for (const failed of [await change(token, transaction.id), await check(token, transaction.id)])
    expect([failed.status, failed.body.message]).toEqual([502, 'PAYMENT_UNAVAILABLE'])
  expect(await read(token, transaction.id)).toEqual(before)
  line.api = true
  expect((await change(token, transaction.id)).body.data.chosenMethod).toBeNull()
})

test('a payment check fetches a lost notification', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  line.notifications = false
  await press(transaction.paymentUrl, { method: 'permata' })
  expect((await check(token, transaction.id)).body.data.chosenMethod).toMatchObject({
    bank: 'permata',
  })
  await press(transaction.paymentUrl, { outcome: 'settlement' })
  expect((await read(token, transaction.id)).state).toBe('pending')
  expect((await check(token, transaction.id)).body.data.state).toBe('paid')
})

test('a cancelled order cannot be paid and the provider’s notification changes nothing', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  await press(transaction.paymentUrl, { method: 'bca' })
  const { body } = await cancel(token, transaction.id)
  expect(body.data).toMatchObject({ state: 'cancelled', chosenMethod: null, paymentUrl: null })
  expect(await (await provider.request(transaction.paymentUrl ?? '')).text()).toContain(
    'Payment cancelled',
  )
})

test('a paid order cannot be cancelled', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  await press(transaction.paymentUrl, { method: 'bca' })
  line.notifications = false
  await press(transaction.paymentUrl, { outcome: 'settlement' })
  const { status, body } = await cancel(token, transaction.id)
  expect([status, body.message]).toEqual([409, 'ERR_TRANSACTION_CLOSED'])
  expect((await read(token, transaction.id)).state).toBe('paid')
})

test('an order can be cancelled while the provider is unreachable', async () => {
  const { token, transaction } = await purchases.pendingTransaction()
  line.api = false
  expect((await cancel(token, transaction.id)).body.data.state).toBe('cancelled')
})

test('[S8.06] a member cannot change or check another member’s payment', async () => {
  const { transaction } = await purchases.pendingTransaction()
  const { token } = await main.signedInMember()
  for (const id of [transaction.id, 'tidak-ada'])
    for (const answer of [await change(token, id), await check(token, id)])
      expect([answer.status, answer.body.message]).toEqual([404, 'ERR_NO_TRANSACTION_ID'])
})

function press(url: string | null, pressed: Record<string, string>) {
  const body = new URLSearchParams(pressed)
  return provider.request(url ?? '', { method: 'POST', headers: { origin }, body })
}

/** The access token of the member's session after some time. */
async function tokenAfter(
  milliseconds: number,
  { user, session: { refreshToken } }: SignedInMember,
): Promise<string> {
  main.clock.advance(milliseconds)
  const body = { userId: user.id, refreshToken }
  return (await main.post('/v1/auth/refresh-token', { body })).body.data.token
}

async function read(token: string, id: string) {
  return (await main.get(`/v1/transactions/${id}`, { token })).body.data
}

const change = (token: string, id: string) =>
  main.post(`/v1/transactions/${id}/method-change`, { token })
const check = (token: string, id: string) =>
  main.post(`/v1/transactions/${id}/payment-check`, { token })
const cancel = (token: string, id: string) =>
  main.post(`/v1/transactions/${id}/cancellation`, { token })
