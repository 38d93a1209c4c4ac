import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { midtransNotificationSchema } from '#server/backends/main/purchase/payments/midtrans/midtrans-notification.schema.ts'
import { createPaymentStandIn } from './payment-stand-in.ts'

const origin = 'http://localhost:3000'
const base = `${origin}/demo/payment`
const serverKey = 'demo-server-key'
const notify = vi.fn<(request: Request) => Promise<Response>>()

let now: Date
let site: Hono
beforeEach(() => {
  now = new Date('2026-02-17T02:05:00Z')
  notify.mockReset().mockImplementation(async () => Response.json({}))
  const app = createPaymentStandIn({
    clock: { now: () => now },
    serverKey,
    publicBaseUrl: base,
    notificationUrl: `${origin}/payments/notifications`,
    notify,
  })
  site = new Hono().route('/demo/payment', app)
})

describe('the call that opens a payment', () => {
  test('answers a token and the URL of the payment page', async () => {
    const response = await openPayment()
    expect(response.status).toBe(201)
    const { token, redirect_url: url } = await response.json()
    expect(url).toBe(`${base}/snap/v4/redirection/${token}`)
    expect((await site.request(url)).status).toBe(200)
  })

  test.each([`${serverKey}x:`, ':', `${serverKey}:password`])(
    'refuses the credentials %s',
    async (credentials) => {
      const response = await openPayment({}, credentials)
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ error_messages: [expect.any(String)] })
    },
  )

  test.each([
    [{ transaction_details: { order_id: 'T-1', gross_amount: 899_000.5 } }],
    [{ transaction_details: { order_id: 'T 1', gross_amount: 899_000 } }],
    [{ callbacks: { finish: 'javascript:alert(1)' } }],
    [{ item_details: [{ name: 'Program', price: 1, quantity: 1 }] }],
  ])('refuses %j', async (wrong) => {
    const response = await openPayment(wrong)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error_messages: [expect.any(String)] })
  })

  test('returns the same page for an order without a method and none for one with a method', async () => {
    const first = await (await openPayment()).json()
    expect(await (await openPayment()).json()).toEqual(first)
    await press(first.token, { method: 'qris' })
    expect((await openPayment()).status).toBe(400)
  })
})

test.each([
  ['id', 'Pembayaran di demo ini'],
  ['en', 'Payments in this demo'],
])('its own address explains what it is in %s', async (language, title) => {
  const response = await site.request(base, { headers: { 'accept-language': language } })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(`<h1>${title}</h1>`)
})

describe('the payment page', () => {
  test('shows amount, order, item and name in the visitor’s language', async () => {
    const token = await openToken()
    expect(await readPage(token, 'id')).toMatch(/Rp\s899\.000.*Jantung Sehat.*T-1.*Sari/s)
    expect(await readPage(token, 'en')).toMatch(/IDR\s899,000/)
  })

  test('offers QRIS up to Rp 10.000.000 and explains its absence above', async () => {
    const at = async (orderId: string, amount: number) =>
      readPage(
        await openToken({ transaction_details: { order_id: orderId, gross_amount: amount } }),
      )
    expect(await at('T-2', 10_000_000)).toContain('value="qris"')
    const dear = await at('T-3', 10_000_001)
    expect(dear).not.toContain('value="qris"')
    expect(dear).toContain('QRIS berlaku sampai Rp 10.000.000')
    expect(dear).toContain('value="bca"')
  })

  test('lets its form lead to the shop and runs no scripts', async () => {
    const response = await site.request(pageOf(await openToken()))
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("form-action 'self' https://shop.example;")
    expect(policy).toContain("default-src 'none'")
  })

  test('draws a code for QRIS and shows a number for a bank', async () => {
    const scanned = await openToken()
    await press(scanned, { method: 'qris' })
    expect(await readPage(scanned)).toContain('<svg')
    const transferred = await openToken(order('T-2'))
    await press(transferred, { method: 'bca' })
    const { va_numbers: numbers } = await lastNotification()
    expect(await readPage(transferred)).toContain(numbers[0].va_number)
  })

  test('an unknown token is a 404 page', async () => {
    expect((await site.request(pageOf('unknown'))).status).toBe(404)
  })
})

describe('a method', () => {
  test.each([
    ['qris', { payment_type: 'qris', expiry_time: '2026-02-17 09:20:00' }],
    [
      'bca',
      {
        payment_type: 'bank_transfer',
        va_numbers: [{ bank: 'bca', va_number: expect.stringMatching(/^\d{12}$/) }],
        expiry_time: '2026-02-18 09:05:00',
      },
    ],
    ['permata', { permata_va_number: expect.stringMatching(/^\d{12}$/) }],
    ['mandiri', { payment_type: 'echannel', biller_code: '70012', bill_key: expect.any(String) }],
  ])('%s is notified as pending with its account and deadline', async (method, details) => {
    const token = await openToken()
    expect((await press(token, { method })).headers.get('location')).toBe(pageOf(token))
    expect(await lastNotification()).toMatchObject({
      transaction_status: 'pending',
      status_code: '201',
      ...details,
    })
  })

  test('can be chosen once', async () => {
    const token = await openToken()
    await press(token, { method: 'bca' })
    await press(token, { method: 'bni' })
    expect(notify).toHaveBeenCalledTimes(1)
    expect(await readPage(token)).not.toContain('value="bni"')
  })

  test('cannot be QRIS above its limit', async () => {
    const token = await openToken(order('T-2', 10_000_001))
    expect((await press(token, { method: 'qris' })).status).toBe(400)
    expect(notify).not.toHaveBeenCalled()
  })

  test('cannot be chosen after the deadline', async () => {
    const token = await openToken({ expiry: { duration: 30, unit: 'minutes' } })
    now = new Date(now.getTime() + 30 * minuteMs)
    expect(await readPage(token, 'en')).toContain('The time has run out')
    expect((await press(token, { method: 'bca' })).status).toBe(400)
  })

  test('that expires is notified without a visit to the page', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    await press(await openToken(), { method: 'qris' })
    now = new Date(now.getTime() + 15 * minuteMs)
    await vi.advanceTimersByTimeAsync(15 * minuteMs)
    vi.useRealTimers()
    expect(await lastNotification()).toMatchObject({ transaction_status: 'expire' })
  })
})

describe('an outcome', () => {
  test.each([
    ['settlement', '200', '200'],
    ['deny', '202', '202'],
    ['expire', '202', '407'],
    ['cancel', '200', '200'],
  ])('%s is signed, notified, and added to the return URL', async (outcome, code, backCode) => {
    const response = await press(await chosenToken(), { outcome })

    const notification = v.parse(midtransNotificationSchema, await lastNotification())
    expect(notification).toMatchObject({
      order_id: 'T-1',
      transaction_status: outcome,
      status_code: code,
      gross_amount: '899000.00',
      fraud_status: 'accept',
      payment_type: 'qris',
      transaction_time: '2026-02-17 09:05:00',
      signature_key: createHash('sha512').update(`T-1${code}899000.00${serverKey}`).digest('hex'),
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(
      `https://shop.example/done?lang=id&order_id=T-1&status_code=${backCode}&transaction_status=${outcome}`,
    )
  })

  test('needs a method first', async () => {
    expect((await press(await openToken(), { outcome: 'settlement' })).status).toBe(400)
    expect(notify).not.toHaveBeenCalled()
  })

  test.each([
    ['expire', 'settlement'],
    ['cancel', 'settlement'],
    ['settlement', 'deny'],
  ])('%s can be followed by %s', async (first, second) => {
    const token = await chosenToken()
    await press(token, { outcome: first })
    await press(token, { outcome: second })
    expect(await lastNotification()).toMatchObject({ transaction_status: second })
  })

  test.each([
    ['settlement', 'expire'],
    ['deny', 'settlement'],
  ])('%s cannot be followed by %s', async (first, second) => {
    const token = await chosenToken()
    await press(token, { outcome: first })
    const response = await press(token, { outcome: second })
    expect(response.headers.get('location')).toBe(pageOf(token))
    expect(await lastNotification()).toMatchObject({ transaction_status: first })
  })

  test('is notified until the shop accepts it, at most four times', async () => {
    const token = await chosenToken()
    notify.mockReset().mockImplementation(async () => Response.json({}))
    notify.mockImplementationOnce(async () => new Response(null, { status: 500 }))
    notify.mockImplementationOnce(async () => Promise.reject(new Error('unreachable')))
    await press(token, { outcome: 'settlement' })
    expect(notify).toHaveBeenCalledTimes(3)

    notify.mockReset().mockImplementation(async () => new Response(null, { status: 500 }))
    const response = await press(token, { outcome: 'deny' })
    expect(notify).toHaveBeenCalledTimes(4)
    expect(response.status).toBe(303)
  })

  test('can be notified again, all of them, newest first', async () => {
    const token = await chosenToken()
    await press(token, { outcome: 'settlement' })
    notify.mockClear()
    await press(token, { again: 'all' })
    const notifications = await Promise.all(
      notify.mock.calls.map(([request]) => request.clone().json()),
    )
    expect(notifications.map(({ transaction_status: status }) => status)).toEqual([
      'settlement',
      'pending',
    ])
  })

  test.each([
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'null' }],
    [{}],
  ])('from another site is refused: %j', async (headers) => {
    const token = await chosenToken()
    notify.mockClear()
    const response = await press(token, { outcome: 'settlement' }, headers)
    expect(response.status).toBe(403)
    expect(notify).not.toHaveBeenCalled()
  })
})

function openPayment(change: object = {}, credentials = `${serverKey}:`) {
  return site.request(`${base}/snap/v1/transactions`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(credentials)}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      ...order('T-1'),
      ...('transaction_details' in change
        ? {}
        : { item_details: [{ id: 's', name: 'Jantung Sehat', price: 899_000, quantity: 1 }] }),
      customer_details: { first_name: 'Sari', email: 'sari@example.com' },
      callbacks: { finish: 'https://shop.example/done?lang=id' },
      ...change,
    }),
  })
}

function order(order_id: string, gross_amount = 899_000) {
  return { transaction_details: { order_id, gross_amount } }
}

async function openToken(change?: object): Promise<string> {
  return (await (await openPayment(change)).json()).token
}

/** Returns the token of a payment that waits for its QR code to be scanned. */
async function chosenToken(): Promise<string> {
  const token = await openToken()
  await press(token, { method: 'qris' })
  return token
}

const pageOf = (token: string) => `${base}/snap/v4/redirection/${token}`

async function readPage(token: string, locale = 'id'): Promise<string> {
  return (await site.request(pageOf(token), { headers: { cookie: `locale=${locale}` } })).text()
}

function press(token: string, pressed: Record<string, string>, headers: HeadersInit = { origin }) {
  const body = new URLSearchParams(pressed)
  return site.request(pageOf(token), { method: 'POST', headers, body })
}

async function lastNotification() {
  const request = notify.mock.lastCall?.[0]
  expect(request?.url).toBe(`${origin}/payments/notifications`)
  return request?.clone().json()
}
