import { expect, test } from 'vitest'
import { paymentRequestOf } from './payment-request.ts'

const now = new Date('2026-03-01T02:00:00Z')
const context = { clock: { now: () => now }, publicOrigin: 'https://seimbang.example' }
const transaction = { id: 'T-1', attempt: 1, totalRupiah: 1_099_000, expiresAt: now }
const productService = {
  ...{ id: 'jantung-sehat-12w', programSlug: 'jantung-sehat', durationWeeks: 12 },
  ...{
    sessionCount: 6,
    priceRupiah: 1_099_000,
    taxClass: 'standard_11' as const,
    withdrawnAt: null,
  },
}

test.each([
  ['id', '4K7-M2XR Jantung Sehat, 12 minggu'],
  ['en', '4K7-M2XR Jantung Sehat, 12 weeks'],
] as const)('a user of the site in %s pays for %s', (locale, name) => {
  const user = { firstName: 'Sari', email: 'sari@example.com', locale }
  const request = paymentRequestOf(context, {
    transaction,
    order: { number: '4K7-M2XR' },
    productService,
    user,
  })
  expect(request.item).toEqual({ id: 'jantung-sehat-12w', name })
})
