import { expect, test } from 'vitest'
import { instructionOf } from './payment-instruction.ts'

const nothing = { bank: null, number: null, billerCode: null }

test.each([
  [
    { payment_type: 'bank_transfer', va_numbers: [{ bank: 'BCA', va_number: '812785002530231' }] },
    { type: 'bank', bank: 'bca', number: '812785002530231', billerCode: null },
  ],
  [
    { payment_type: 'bank_transfer', permata_va_number: '850003072869607' },
    { type: 'bank', bank: 'permata', number: '850003072869607', billerCode: null },
  ],
  [
    { payment_type: 'echannel', bill_key: '833748690', biller_code: '70012' },
    { type: 'bank', bank: 'mandiri', number: '833748690', billerCode: '70012' },
  ],
  [
    { payment_type: 'qris', acquirer: 'gopay' },
    { type: 'qr', ...nothing },
  ],
  [
    { payment_type: 'credit_card', bank: 'bni' },
    { type: 'card', ...nothing },
  ],
  [{ payment_type: 'gopay' }, { type: 'wallet', ...nothing }],
  [{ payment_type: 'constructor' }, { type: 'other', ...nothing }],
])('the notification %j gives the method %j', (notification, method) => {
  expect(instructionOf(notification)?.method).toEqual(method)
})

test.each([
  [{}],
  [{ payment_type: 7 }],
  [{ payment_type: '' }],
  [{ payment_type: 'x'.repeat(65) }],
])('%j gives no method', (notification) => {
  expect(instructionOf(notification)).toBeUndefined()
})

test.each([
  [{ va_numbers: 'none' }],
  [{ va_numbers: [{ bank: 'bca' }] }],
  [{ permata_va_number: 7 }],
])('an unreadable account leaves the method: %j', (odd) => {
  const instruction = instructionOf({ payment_type: 'bank_transfer', ...odd })
  expect(instruction?.method).toEqual({ type: 'bank', ...nothing })
})

test.each([
  ['2026-02-17 09:05:00', '2026-02-17T02:05:00.000Z'],
  ['2026-02-30 99:05:00', undefined],
  ['tomorrow', undefined],
])('the Midtrans time %s is %s', (expiry_time, instant) => {
  const instruction = instructionOf({ payment_type: 'qris', expiry_time })
  expect(instruction?.expiresAt?.toISOString()).toBe(instant)
})
