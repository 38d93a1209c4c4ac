import type { Hono } from 'hono'
import { beforeEach, expect, test, vi } from 'vitest'
import { createMidtransGateway } from '#server/backends/main/purchase/payments/midtrans/midtrans-gateway.ts'
import type { PaymentGateway } from '#server/backends/main/purchase/payments/payment-gateway.ts'
import type { PaymentNotification } from '#server/contract/purchase.schema.ts'
import { createPaymentStandIn } from './payment-stand-in.ts'

/** The adapter that production runs, against the provider's public contract as the stand-in has it. */
const origin = 'http://localhost:3000'
const serverKey = 'SB-Mid-server-contract'
const asked: string[] = []
const told: PaymentNotification[] = []
let site: Hono
let gateway: PaymentGateway
beforeEach(() => {
  asked.length = 0
  told.length = 0
  const app = createPaymentStandIn({
    clock: { now: () => new Date('2026-02-17T02:05:00Z') },
    serverKey,
    publicBaseUrl: origin,
    notificationUrl: `${origin}/payments/notifications`,
    notify: async (request) => {
      told.push(await request.json())
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
      asked.push(`${init?.method} ${host}${pathname}`)
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

test('a payment is opened, chosen, settled, and every word of it is authentic', async () => {
  const { paymentUrl } = await gateway.open(request)
  expect(await gateway.readStatus('order~2')).toBeUndefined()
  await press(paymentUrl, { method: 'bca' })
  const pending = await gateway.readStatus('order~2')
  expect(pending?.notification).toMatchObject({
    transaction_status: 'pending',
    va_numbers: [{ bank: 'bca' }],
    expiry_time: '2026-02-17 10:05:00',
  })
  await press(paymentUrl, { outcome: 'settlement' })
  const settled = await gateway.readStatus('order~2')
  expect(settled?.notification.transaction_status).toBe('settlement')
  const words = [...told, pending?.notification, settled?.notification].filter((it) => it)
  expect(words).toHaveLength(4)
  for (const word of words) expect(word && gateway.isAuthentic(word)).toBe(true)
})

test('the raw answer of a status is what was parsed', async () => {
  const { paymentUrl } = await gateway.open(request)
  await press(paymentUrl, { method: 'qris' })
  const status = await gateway.readStatus('order~2')
  expect(JSON.parse(status?.rawBody ?? '')).toEqual(status?.notification)
})

test('a charge is cancelled while it is pending, and the shop is told too', async () => {
  const { paymentUrl } = await gateway.open(request)
  expect(await gateway.cancel('order~2')).toBe('not-chosen')
  await press(paymentUrl, { method: 'mandiri' })
  expect(await gateway.cancel('order~2')).toBe('cancelled')
  await vi.waitFor(() => expect(told.at(-1)?.transaction_status).toBe('cancel'))
})

test('a charge that is paid cannot be cancelled', async () => {
  const { paymentUrl } = await gateway.open(request)
  await press(paymentUrl, { method: 'bni' })
  await press(paymentUrl, { outcome: 'settlement' })
  expect(await gateway.cancel('order~2')).toBe('final')
})

test('what was paid by QRIS is given back once a key, and the shop is told how much', async () => {
  const { paymentUrl } = await gateway.open(request)
  await press(paymentUrl, { method: 'qris' })
  await press(paymentUrl, { outcome: 'settlement' })
  const part = { refundKey: 'one', orderId: 'order~2', amountRupiah: 500_000 }
  expect(await gateway.refund(part)).toBe('accepted')
  expect(await gateway.refund(part)).toBe('accepted')
  await vi.waitFor(() =>
    expect(told.at(-1)).toMatchObject({
      transaction_status: 'partial_refund',
      refund_amount: '500000.00',
      refunds: [{ refund_key: 'one', refund_amount: '500000.00' }],
    }),
  )
  expect(told.filter(({ transaction_status: status }) => status === 'partial_refund')).toHaveLength(
    1,
  )
  expect(await gateway.refund({ ...part, refundKey: 'two' })).toBe('refused')
  const rest = { ...part, refundKey: 'three', amountRupiah: 399_000 }
  expect(await gateway.refund(rest)).toBe('accepted')
  const status = await gateway.readStatus('order~2')
  expect(status?.notification).toMatchObject({
    transaction_status: 'refund',
    refund_amount: '899000.00',
  })
})

test('what was transferred to a virtual account is not taken back by the provider', async () => {
  const { paymentUrl } = await gateway.open(request)
  await press(paymentUrl, { method: 'bca' })
  await press(paymentUrl, { outcome: 'settlement' })
  const refund = { refundKey: 'one', orderId: 'order~2', amountRupiah: 899_000 }
  expect(await gateway.refund(refund)).toBe('refused')
})

test('whoever has another key is told nothing and opens nothing', async () => {
  const stranger = gatewayWith('SB-Mid-server-other')
  await expect(stranger.open(request)).rejects.toThrow('PAYMENT_UNAVAILABLE')
  await expect(stranger.readStatus('order~2')).rejects.toThrow('PAYMENT_UNAVAILABLE')
  await expect(stranger.cancel('order~2')).rejects.toThrow('PAYMENT_UNAVAILABLE')
  const refund = { refundKey: 'one', orderId: 'order~2', amountRupiah: 1 }
  await expect(stranger.refund(refund)).rejects.toThrow('PAYMENT_UNAVAILABLE')
})

test('Snap and the core API are asked at the hosts that Midtrans gives them', async () => {
  const real = gatewayWith(serverKey, 'https://app.sandbox.midtrans.com')
  await real.open(request)
  await real.readStatus('order~2')
  await real.cancel('order~2')
  expect(asked).toEqual([
    'POST app.sandbox.midtrans.com/snap/v1/transactions',
    'GET api.sandbox.midtrans.com/v2/order~2/status',
    'POST api.sandbox.midtrans.com/v2/order~2/cancel',
  ])
})

function press(url: string, pressed: Record<string, string>) {
  const body = new URLSearchParams(pressed)
  return site.request(url, { method: 'POST', headers: { origin }, body })
}
