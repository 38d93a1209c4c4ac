import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { cartTable } from '#server/db/main/cart.table.ts'
import { idempotencyKeyTable } from '#server/db/main/idempotency-key.table.ts'
import { otpCodeTable } from '#server/db/main/otp-code.table.ts'
import { transactionTable } from '#server/db/main/transaction.table.ts'
import { type MainFixture, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'

let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('saving, changing and removing a cart with one key each happens once', async () => {
  const { user, token } = await main.signedInMember()
  const saved = await inParallel((headers) =>
    main.post('/v1/carts', { token, headers, body: { productServiceId: serviceId } }),
  )
  expect(saved.status).toBe(201)
  expect(await main.db.$count(cartTable, eq(cartTable.userId, user.id))).toBe(1)
  expect(await main.mailsTo(user.email)).toHaveLength(1)
  const path = `/v1/carts/${saved.body.data.id}`
  const changed = await inParallel((headers) =>
    main.put(path, { token, headers, body: { productServiceId: 'meja-keluarga-4w' } }),
  )
  expect(changed.body.data.productServiceId).toBe('meja-keluarga-4w')
  expect((await inParallel((headers) => main.delete(path, { token, headers }))).status).toBe(200)
  expect(await main.db.$count(cartTable, eq(cartTable.userId, user.id))).toBe(0)
})

test('keys are deleted after a week and not before', async () => {
  const orderNow = async () => {
    const { user, token } = await main.signedInMember()
    await purchases.order(token)
    return () => main.db.$count(idempotencyKeyTable, eq(idempotencyKeyTable.userId, user.id))
  }
  const countOld = await orderNow()
  main.clock.advance(4 * dayMs)
  const countNew = await orderNow()
  main.clock.advance(4 * dayMs)
  await main.backend.drainOutbox()
  expect([await countOld(), await countNew()]).toEqual([0, 1])
})

test('one key mails one code', async () => {
  const { user, token } = await main.signedInMember()
  const { id } = (await purchases.order(token)).body.data
  const sent = await inParallel((headers) => main.post(`/v1/orders/${id}/otp`, { token, headers }))
  expect(sent.status).toBe(200)
  expect(await main.mailsTo(user.email)).toHaveLength(1)
})

test('[S1.06] one key opens one payment, even while the provider is being called', async () => {
  const { token, order, code } = await purchases.orderWithCode()
  const requestCount = main.midtrans.requests.length
  const path = `/v1/orders/${order.id}/otp/verification`
  const opened = await inParallel((headers) => main.post(path, { token, headers, body: { code } }))
  expect(opened.body.data.state).toBe('pending')
  expect(main.midtrans.requests).toHaveLength(requestCount + 1)
  const cancel = `/v1/transactions/${opened.body.data.id}/cancellation`
  const cancelled = await inParallel((headers) => main.post(cancel, { token, headers }))
  expect(cancelled.body.data.state).toBe('cancelled')
})

test('[S8.04] a wrong code with one key counts one try and repeats its answer', async () => {
  const { token, order, code } = await purchases.orderWithCode()
  const wrong = code === '000000' ? '111111' : '000000'
  const path = `/v1/orders/${order.id}/otp/verification`
  const answer = await inParallel((headers) =>
    main.post(path, { token, headers, body: { code: wrong } }),
  )
  expect([answer.status, answer.body.code]).toEqual([400, 'WRONG_OTP'])
  const [row] = await main.db.select().from(otpCodeTable).where(eq(otpCodeTable.orderId, order.id))
  expect(row?.tries).toBe(1)
})

test('an unreachable provider leaves the key free, so a retry opens the order once', async () => {
  const { token, order, code } = await purchases.orderWithCode()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const path = `/v1/orders/${order.id}/otp/verification`
  main.midtrans.failNext(503)
  const failed = await main.post(path, { token, headers, body: { code } })
  expect([failed.status, failed.body.code]).toEqual([502, 'PAYMENT_UNAVAILABLE'])
  expect((await main.post(path, { token, headers, body: { code } })).status).toBe(200)
  const opened = eq(transactionTable.orderId, order.id)
  expect(await main.db.$count(transactionTable, opened)).toBe(1)
})

test('a key of one call is refused for another call', async () => {
  const { token } = await main.signedInMember()
  const key = crypto.randomUUID()
  const { id } = (await purchases.order(token, { key })).body.data
  const headers = { 'idempotency-key': key }
  const { status, body } = await main.post(`/v1/orders/${id}/otp`, { token, headers })
  expect([status, body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
})

/**
 * Makes a call several times concurrently and once more with one key. Returns the common answer.
 */
async function inParallel(call: (headers: Record<string, string>) => ReturnType<typeof main.post>) {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all(Array.from({ length: 4 }, () => call(headers)))
  answers.push(await call(headers))
  const [first, ...others] = answers
  if (!first) throw new Error('Nothing was called')
  for (const other of others) expect([other.status, other.body]).toEqual([first.status, first.body])
  return first
}
