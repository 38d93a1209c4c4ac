import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { paymentNotificationSchema } from '#server/contract/purchase.schema.ts'
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
  test('answers a token and the page of that payment', async () => {
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

  test('gives an order that is still open the same page, and a finished one none', async () => {
    const first = await (await openPayment()).json()
    expect(await (await openPayment()).json()).toEqual(first)
    await choose(first.token, { outcome: 'settlement' })
    expect((await openPayment()).status).toBe(400)
  })
})

describe('the payment page', () => {
  test('shows amount, order, item and name in the language of the visitor', async () => {
    const token = await openToken()
    expect(await readPage(token, 'id')).toMatch(/Rp\s899\.000.*Jantung Sehat.*T-1.*Sari/s)
    expect(await readPage(token, 'en')).toMatch(/IDR\s899,000/)
  })

  test('offers QRIS up to Rp 10.000.000 and only a virtual account above', async () => {
    const at = async (orderId: string, amount: number) =>
      readPage(
        await openToken({ transaction_details: { order_id: orderId, gross_amount: amount } }),
      )
    expect(await at('T-2', 10_000_000)).toContain('value="qris"')
    const dear = await at('T-3', 10_000_001)
    expect(dear).not.toContain('value="qris"')
    expect(dear).toContain('value="bank_transfer"')
  })

  test('lets its form lead to the shop, and runs no scripts', async () => {
    const response = await site.request(pageOf(await openToken()))
    const policy = response.headers.get('content-security-policy')
    expect(policy).toContain("form-action 'self' https://shop.example;")
    expect(policy).toContain("default-src 'none'")
  })

  test('an unknown token is a 404 page', async () => {
    expect((await site.request(pageOf('unknown'))).status).toBe(404)
  })
})

describe('an outcome', () => {
  test.each([
    ['settlement', 'settlement', '200', '200'],
    ['pending', 'pending', '201', '201'],
    ['deny', 'deny', '202', '202'],
    ['expire', 'expire', '202', '407'],
  ])(
    '%s is notified, signed, and told on the way back',
    async (outcome, status, code, backCode) => {
      const response = await choose(await openToken(), { outcome })

      const notification = v.parse(paymentNotificationSchema, await lastNotification())
      expect(notification).toMatchObject({
        order_id: 'T-1',
        transaction_status: status,
        status_code: code,
        gross_amount: '899000.00',
        fraud_status: 'accept',
        payment_type: 'qris',
        transaction_time: '2026-02-17 09:05:00',
        signature_key: createHash('sha512').update(`T-1${code}899000.00${serverKey}`).digest('hex'),
      })
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(
        `https://shop.example/done?lang=id&order_id=T-1&status_code=${backCode}&transaction_status=${status}`,
      )
    },
  )

  test('happens once: a paid payment shows its outcome and cannot be declined', async () => {
    const token = await openToken()
    await choose(token, { outcome: 'settlement' })
    const second = await choose(token, { outcome: 'deny' })
    expect(second.headers.get('location')).toBe(pageOf(token))
    expect(notify).toHaveBeenCalledTimes(1)
    const page = await readPage(token, 'id')
    expect(page).toContain('Pembayaran diterima')
    expect(page).not.toContain('<form')
  })

  test('"pay later" leaves the payment open', async () => {
    const token = await openToken()
    await choose(token, { outcome: 'pending' })
    expect(await readPage(token, 'id')).toContain('<form')
    await choose(token, { outcome: 'settlement' })
    expect(await lastNotification()).toMatchObject({ transaction_status: 'settlement' })
  })

  test('after the deadline every choice is too late', async () => {
    const token = await openToken({ expiry: { duration: 30, unit: 'minutes' } })
    now = new Date(now.getTime() + 30 * 60_000)
    expect(await readPage(token, 'en')).toContain('The time has run out')
    await choose(token, { outcome: 'settlement' })
    expect(await lastNotification()).toMatchObject({ transaction_status: 'expire' })
  })

  test('is notified again until the shop accepts it, at most four times', async () => {
    notify.mockImplementationOnce(async () => new Response(null, { status: 500 }))
    notify.mockImplementationOnce(async () => Promise.reject(new Error('unreachable')))
    await choose(await openToken(), { outcome: 'settlement' })
    expect(notify).toHaveBeenCalledTimes(3)

    notify.mockReset().mockImplementation(async () => new Response(null, { status: 500 }))
    const other = { transaction_details: { order_id: 'T-2', gross_amount: 5_000 } }
    const response = await choose(await openToken(other), { outcome: 'settlement' })
    expect(notify).toHaveBeenCalledTimes(4)
    expect(response.status).toBe(303)
  })

  test.each([
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'null' }],
    [{}],
  ])('chosen from another site is refused: %j', async (headers) => {
    const token = await openToken()
    const response = await choose(token, { outcome: 'settlement' }, headers)
    expect(response.status).toBe(403)
    expect(notify).not.toHaveBeenCalled()
  })

  test('by QRIS is refused above its limit', async () => {
    const dear = { transaction_details: { order_id: 'T-2', gross_amount: 10_000_001 } }
    const token = await openToken(dear)
    expect((await choose(token, { outcome: 'settlement', method: 'qris' })).status).toBe(400)
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
      transaction_details: { order_id: 'T-1', gross_amount: 899_000 },
      ...('transaction_details' in change
        ? {}
        : { item_details: [{ id: 's', name: 'Jantung Sehat', price: 899_000, quantity: 1 }] }),
      customer_details: { first_name: 'Sari', email: 'sari@example.com' },
      callbacks: { finish: 'https://shop.example/done?lang=id' },
      ...change,
    }),
  })
}

async function openToken(change?: object): Promise<string> {
  return (await (await openPayment(change)).json()).token
}

const pageOf = (token: string) => `${base}/snap/v4/redirection/${token}`

async function readPage(token: string, locale = 'id'): Promise<string> {
  return (await site.request(pageOf(token), { headers: { cookie: `locale=${locale}` } })).text()
}

function choose(token: string, choice: Record<string, string>, headers: HeadersInit = { origin }) {
  const body = new URLSearchParams({ method: 'qris', ...choice })
  return site.request(pageOf(token), { method: 'POST', headers, body })
}

async function lastNotification() {
  const request = notify.mock.lastCall?.[0]
  expect(request?.url).toBe(`${origin}/payments/notifications`)
  return request?.clone().json()
}
