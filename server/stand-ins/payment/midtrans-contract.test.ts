import type { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { createMidtransGateway } from '#server/backends/main/purchase/payments/midtrans/midtrans-gateway.ts'
import type { PaymentGateway } from '#server/backends/main/purchase/payments/payment-gateway.ts'
import { createPaymentStandIn } from './payment-stand-in.ts'

/** Runs the production adapter against the stand-in, which follows Midtrans' public contract. */
const origin = 'http://localhost:3000'
const serverKey = 'SB-Mid-server-contract'
const calls: string[] = []
/** Bodies of the notifications that the shop received. */
const notified: string[] = []
let site: Hono
let gateway: PaymentGateway
beforeEach(() => {
  calls.length = 0
  notified.length = 0
  const app = createPaymentStandIn({
    clock: { now: () => new Date('2026-02-17T02:05:00Z') },
    serverKey,
    publicBaseUrl: origin,
    notificationUrl: `${origin}/payments/notifications`,
    notify: async (request) => {
      notified.push(await request.text())
      return Response.json({})
    },
  })
  site = app
  gateway = gatewayWith(serverKey)
})

function gatewayWith(key: string, apiUrl = origin) {
  return createMidtransGateway({
    fetch: async (input, init) => {
      const { pathname, host } = new URL(String(input))
      calls.push(`${init?.method} ${host}${pathname}`)
      return site.request(pathname, init)
    },
    apiUrl,
    serverKey: key,
  })
}

const request = {
  orderId: 'order~2',
  amountRupiah: 899_000,
  item: { id: 'seimbang-harian-12w', name: 'Seimbang Harian, 12 minggu' },
  payer: { firstName: 'Dewi', email: 'dewi@contoh.id' },
  lifetimeMinutes: 60,
  finishUrl: `${origin}/transaction/order`,
}

test('a payment is opened, gets a method, settles, and each notification is authentic', async () => {
  const { paymentUrl } = await gateway.open(request)
  expect(await gateway.readStatus('order~2')).toBeUndefined()
  await press(paymentUrl, { method: 'bca' })
  const pending = await gateway.readStatus('order~2')
  expect(pending?.notification).toMatchObject({
    outcome: null,
    instruction: {
      method: { type: 'bank', bank: 'bca' },
      expiresAt: new Date('2026-02-17T03:05:00Z'),
    },
  })
  await press(paymentUrl, { outcome: 'settlement' })
  const settled = await gateway.readStatus('order~2')
  const paid = { transactionId: 'order', attempt: 2, outcome: 'paid', amountRupiah: 899_000 }
  expect(settled?.notification).toMatchObject(paid)
  await expect.poll(() => notified).toHaveLength(2)
  expect(notified.map((body) => gateway.read(body, new Headers()))).toEqual([
    pending?.notification,
    settled?.notification,
  ])
})

test('the raw body of a status can be read like a notification', async () => {
  const { paymentUrl } = await gateway.open(request)
  await press(paymentUrl, { method: 'qris' })
  const status = await gateway.readStatus('order~2')
  expect(gateway.read(status?.rawBody ?? '', new Headers())).toEqual(status?.notification)
})

test('a pending charge can be cancelled, and the shop is notified', async () => {
  const { paymentUrl } = await gateway.open(request)
  expect(await gateway.cancel('order~2')).toBe('not-chosen')
  await press(paymentUrl, { method: 'mandiri' })
  expect(await gateway.cancel('order~2')).toBe('cancelled')
  await expect.poll(last).toMatchObject({ outcome: 'cancelled' })
})

test('a paid charge cannot be cancelled', async () => {
  const { paymentUrl } = await gateway.open(request)
  await press(paymentUrl, { method: 'bni' })
  await press(paymentUrl, { outcome: 'settlement' })
  expect(await gateway.cancel('order~2')).toBe('final')
})

test('a QRIS payment is refunded once per key, and the shop is notified of the sum', async () => {
  const { paymentUrl } = await gateway.open(request)
  await press(paymentUrl, { method: 'qris' })
  await press(paymentUrl, { outcome: 'settlement' })
  const part = { refundKey: 'one', orderId: 'order~2', amountRupiah: 500_000 }
  expect(await gateway.refund(part)).toBe('accepted')
  expect(await gateway.refund(part)).toBe('accepted')
  await expect.poll(last).toMatchObject({ outcome: 'partially_refunded', refundedRupiah: 500_000 })
  expect(notified.filter((body) => body.includes('partial_refund'))).toHaveLength(1)
  expect(await gateway.refund({ ...part, refundKey: 'two' })).toBe('refused')
  const rest = { ...part, refundKey: 'three', amountRupiah: 399_000 }
  expect(await gateway.refund(rest)).toBe('accepted')
  const status = await gateway.readStatus('order~2')
  expect(status?.notification).toMatchObject({ outcome: 'refunded', refundedRupiah: 899_000 })
})

test('the provider refuses to refund a transfer to a virtual account', async () => {
  const { paymentUrl } = await gateway.open(request)
  await press(paymentUrl, { method: 'bca' })
  await press(paymentUrl, { outcome: 'settlement' })
  const refund = { refundKey: 'one', orderId: 'order~2', amountRupiah: 899_000 }
  expect(await gateway.refund(refund)).toBe('refused')
})

test('every call with a wrong server key is refused', async () => {
  const stranger = gatewayWith('SB-Mid-server-other')
  await expect(stranger.open(request)).rejects.toThrow('PAYMENT_UNAVAILABLE')
  await expect(stranger.readStatus('order~2')).rejects.toThrow('PAYMENT_UNAVAILABLE')
  await expect(stranger.cancel('order~2')).rejects.toThrow('PAYMENT_UNAVAILABLE')
  const refund = { refundKey: 'one', orderId: 'order~2', amountRupiah: 1 }
  await expect(stranger.refund(refund)).rejects.toThrow('PAYMENT_UNAVAILABLE')
})

test('Snap and the core API are called at their own Midtrans hosts', async () => {
  const real = gatewayWith(serverKey, 'https://app.sandbox.midtrans.com')
  await real.open(request)
  await real.readStatus('order~2')
  await real.cancel('order~2')
  expect(calls).toEqual([
    'POST app.sandbox.midtrans.com/snap/v1/transactions',
    'GET api.sandbox.midtrans.com/v2/order~2/status',
    'POST api.sandbox.midtrans.com/v2/order~2/cancel',
  ])
})

function last() {
  return gateway.read(notified.at(-1) ?? '', new Headers())
}

function press(url: string, pressed: Record<string, string>) {
  const body = new URLSearchParams(pressed)
  return site.request(url, { method: 'POST', headers: { origin }, body })
}
