import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Transaction } from '#server/contract/purchase.schema.ts'
import { PendingPayment } from './pending-payment.tsx'

const now = '2026-11-25T10:00:00.000Z'
const inFifteenMinutes = '2026-11-25T10:15:00.000Z'
const tomorrow = '2026-11-26T09:30:00.000Z'
const qris = { type: 'qr', bank: null, number: null, billerCode: null } as const

afterEach(() => vi.useRealTimers())

test.each(['2026-11-25T09:50:00Z', '2026-11-25T10:00:00Z', '2026-11-25T10:20:00Z'])(
  'the time left is the server’s while the device’s clock says %s',
  (deviceTime) => {
    vi.useFakeTimers({ now: new Date(deviceTime) })
    const page = render({ chosenMethod: qris, attemptExpiresAt: inFifteenMinutes })
    expect(page).toContain(m.cart_pending_left({ left: '15:00' }))
    expect(page).not.toContain(m.cart_method_qris_renew())
  },
)

test.each([
  ['its time is over', { attemptExpiresAt: now, paymentUrl: 'https://bayar.test/1' }],
  ['the provider ended it', { attemptExpiresAt: now, paymentUrl: null }],
])('an ended QR code offers another one until the order ends: %s', (_, attempt) => {
  const page = render({ chosenMethod: qris, ...attempt })
  expect(page).toContain(m.cart_method_qris_over_title())
  expect(page).toContain(m.cart_method_qris_renew())
  expect(page).toContain(m.cart_pending_left({ left: '23:30:00' }))
  expect(page).not.toContain('https://bayar.test/1')
})

test('a declined payment says so and offers another method', () => {
  const page = render({ isAttemptDenied: true, attemptExpiresAt: now, paymentUrl: null })
  expect(page).toContain(m.cart_method_denied_title())
  expect(page).toContain(m.cart_method_renew())
  expect(page).toContain(m.cart_pending_left({ left: '23:30:00' }))
})

test('an account number that lasts as long as its order has one deadline', () => {
  const chosenMethod = {
    type: 'bank',
    bank: 'bca',
    number: '126000000001',
    billerCode: null,
  } as const
  const page = render({ chosenMethod, attemptExpiresAt: tomorrow })
  expect(page).toContain('126000000001')
  expect(page).toContain(m.cart_pending_left({ left: '23:30:00' }))
  expect(page).not.toContain(m.cart_pending_order_deadline({ deadline: '' }).slice(0, 20))
})

function render(facts: Partial<Transaction>): string {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={router}>
        <PendingPayment transaction={{ ...pending, ...facts }} now={now} />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
}

const pending: Transaction = {
  id: 'one',
  orderId: 'order',
  orderNumber: null,
  state: 'pending',
  productService: {
    id: 'berat-sehat-4w',
    programSlug: 'berat-sehat',
    durationWeeks: 4,
    sessionCount: 2,
    priceRupiah: 399_000,
  },
  lines: [],
  totalRupiah: 399_000,
  refundedRupiah: 0,
  refund: null,
  chosenMethod: null,
  nutritionist: null,
  paymentUrl: 'https://bayar.test/1',
  createdAt: '2026-11-25T09:30:00.000Z',
  expiresAt: tomorrow,
  attemptExpiresAt: null,
  isAttemptDenied: false,
  paidAt: null,
  trackerId: null,
  period: null,
  session: null,
  receiptNumber: null,
}
