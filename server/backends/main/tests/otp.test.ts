import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { otpCodeTable } from '#server/db/main/otp-code.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { type MainFixture, memberPassword, openMainFixture } from './main-backend.fixture.ts'
import { createPurchases, serviceId } from './purchase.fixture.ts'

const seconds = 1000
const minutes = 60 * seconds
let main: MainFixture
let purchases: ReturnType<typeof createPurchases>
beforeAll(async () => {
  main = await openMainFixture()
  purchases = createPurchases(main)
})
afterAll(() => main.close())

test('[S1.06] the mailed code opens the payment', async () => {
  const { token, order, code } = await purchases.orderWithCode()
  const { status, body } = await purchases.verify(token, order.id, code)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ orderId: order.id, state: 'pending' })
  expect(body.data.paymentUrl).toBe(`https://midtrans.test/snap/${body.data.id}`)
})

test('[S8.04] a wrong code is refused as wrong, and the right one still works', async () => {
  const { token, order, code } = await purchases.orderWithCode()
  const { status, body } = await purchases.verify(token, order.id, otherThan(code))
  expect([status, body]).toEqual([400, { message: 'WRONG_OTP', code: 'WRONG_OTP' }])
  expect((await purchases.verify(token, order.id, code)).status).toBe(200)
})

test('after five wrong tries the right code is refused', async () => {
  const { token, order, code } = await purchases.orderWithCode()
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await purchases.verify(token, order.id, otherThan(code))).status).toBe(400)
  const { status, body } = await purchases.verify(token, order.id, code)
  expect([status, body.message]).toEqual([410, 'OTP_OUTDATED'])
})

test('parallel tries are counted one by one', async () => {
  const { token, order, code } = await purchases.orderWithCode()
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => purchases.verify(token, order.id, otherThan(code))),
  )
  expect(answers.filter(({ body }) => body.message === 'WRONG_OTP')).toHaveLength(5)
  expect(answers.filter(({ body }) => body.message === 'OTP_OUTDATED')).toHaveLength(7)
})

test('a code expires after ten minutes', async () => {
  const { token, order, code } = await purchases.orderWithCode()
  main.clock.advance(10 * minutes)
  expect((await purchases.verify(token, order.id, code)).body.message).toBe('OTP_OUTDATED')
})

test('a new code is available after a minute and invalidates the previous one', async () => {
  const { user, token, order, code } = await purchases.orderWithCode()
  main.clock.advance(20 * seconds)
  const early = await purchases.sendCode(token, order.id)
  expect([early.status, early.body.message]).toEqual([429, 'OTP_TOO_SOON'])
  expect(early.headers.get('retry-after')).toBe('40')
  main.clock.advance(40 * seconds)
  const later = await purchases.sendCode(token, order.id)
  expect(later.body.data).toEqual({
    expiresAt: new Date(main.clock.now().getTime() + 10 * minutes).toISOString(),
    resendAfterSeconds: 60,
  })
  const next = await purchases.lastCode(user.email)
  if (next !== code)
    expect((await purchases.verify(token, order.id, code)).body.message).toBe('WRONG_OTP')
  expect((await purchases.verify(token, order.id, next)).status).toBe(200)
})

test('a used code is refused, and the paid order accepts no other', async () => {
  const { token, order, code } = await purchases.orderWithCode()
  const requestsBefore = main.midtrans.requests.length
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => purchases.verify(token, order.id, code)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(main.midtrans.requests).toHaveLength(requestsBefore + 1)
  main.clock.advance(2 * minutes)
  const again = await purchases.sendCode(token, order.id)
  expect([again.status, again.body.code]).toEqual([409, 'ERR_ORDER_CLOSED'])
})

test('a code that was never sent counts as expired', async () => {
  const { token } = await main.signedInMember()
  const { id } = (await purchases.order(token)).body.data
  expect((await purchases.verify(token, id, '123456')).body.message).toBe('OTP_OUTDATED')
})

test('another member’s order is not found', async () => {
  const { order, code } = await purchases.orderWithCode()
  const { token } = await main.signedInMember()
  const stranger = await purchases.verify(token, order.id, code)
  expect([stranger.status, stranger.body.message]).toEqual([404, 'ERR_NO_ORDER_ID'])
  expect((await purchases.sendCode(token, order.id)).status).toBe(404)
})

test('the database stores the HMAC of a code, not the code', async () => {
  const { order, code } = await purchases.orderWithCode()
  const [row] = await main.db.select().from(otpCodeTable).where(eq(otpCodeTable.orderId, order.id))
  expect(row?.codeHmac).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify(row)).not.toContain(`"${code}"`)
})

test('a code stays usable if the payment cannot be opened', async () => {
  const { token, order, code } = await purchases.orderWithCode()
  main.midtrans.failNext(500)
  const failed = await purchases.verify(token, order.id, code)
  expect([failed.status, failed.body.message]).toEqual([502, 'PAYMENT_UNAVAILABLE'])
  expect((await purchases.verify(token, order.id, code)).status).toBe(200)
})

test('[S1.06] a member who has just signed in pays without a code', async () => {
  const { user, token } = await signedInLongAgo()
  const fresh = await signIn(user.email)
  expect((await check(token)).needsCode).toBe(true)
  expect((await check(fresh)).needsCode).toBe(false)
  const { id, needsCode } = (await purchases.order(fresh)).body.data
  expect(needsCode).toBe(false)
  const opened = await Promise.all([pay(fresh, id, 'one'), pay(fresh, id, 'one')])
  const ids = opened.map(({ body }) => body.data.id)
  expect(new Set(ids).size).toBe(1)
  expect(opened[0]?.body.data.paymentUrl).toEqual(expect.any(String))
  expect((await main.mailsTo(user.email)).filter(({ text }) => /\n\d{6}\n/.test(text))).toEqual([])
  const again = await pay(fresh, id, 'two')
  expect([again.status, again.body.code]).toEqual([409, 'ERR_ORDER_CLOSED'])
})

test('[S1.06] an address proved a moment ago stands for the code', async () => {
  const { user, token } = await signedInLongAgo()
  const emailVerifiedAt = main.clock.now()
  await main.db.update(userTable).set({ emailVerifiedAt }).where(eq(userTable.id, user.id))
  expect((await check(token)).needsCode).toBe(false)
})

test('[S1.06] after half an hour an order needs its code, also in a renewed session', async () => {
  const { token, user } = await signedInLongAgo()
  const { id, needsCode } = (await purchases.order(token)).body.data
  expect(needsCode).toBe(true)
  const refused = await pay(token, id, 'one')
  expect([refused.status, refused.body.code]).toEqual([409, 'OTP_REQUIRED'])
  await purchases.sendCode(token, id)
  const code = await purchases.lastCode(user.email)
  expect((await purchases.verify(token, id, code)).status).toBe(200)
})

test('another member’s order cannot be paid without a code', async () => {
  const { order } = await purchases.orderWithCode()
  const { token } = await main.signedInMember()
  const { status, body } = await pay(token, order.id, 'one')
  expect([status, body.message]).toEqual([404, 'ERR_NO_ORDER_ID'])
})

/** A member whose session began half an hour ago and was renewed since. */
async function signedInLongAgo() {
  const { user, session } = await main.signedInMember()
  main.clock.advance(30 * minutes)
  const body = { userId: user.id, refreshToken: session.refreshToken }
  const token: string = (await main.post('/v1/auth/refresh-token', { body })).body.data.token
  return { user, token }
}

async function signIn(email: string): Promise<string> {
  const body = { email, password: memberPassword }
  return (await main.post('/v1/auth/login', { body })).body.data.token
}

async function check(token: string) {
  return (await main.get(`/v1/order-check?product-service-id=${serviceId}`, { token })).body.data
}

function pay(token: string, orderId: string, key: string) {
  return main.post(`/v1/orders/${orderId}/payment`, {
    token,
    headers: { 'idempotency-key': `payment-${key}` },
  })
}

function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000'
}
