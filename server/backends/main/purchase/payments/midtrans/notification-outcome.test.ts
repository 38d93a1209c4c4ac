import { expect, test } from 'vitest'
import { outcomeOf } from './notification-outcome.ts'

const base = { order_id: 'o', gross_amount: '349000.00', signature_key: 's' }

test.each([
  ['settlement', '200', undefined, 'paid'],
  ['settlement', '200', 'accept', 'paid'],
  ['capture', '200', 'accept', 'paid'],
  ['capture', '200', 'challenge', null],
  ['settlement', '201', 'accept', null],
  ['capture', '201', 'accept', null],
  ['pending', '201', undefined, null],
  ['deny', '202', undefined, 'denied'],
  ['expire', '202', undefined, 'expired'],
  ['cancel', '200', undefined, 'cancelled'],
  ['refund', '200', undefined, 'refunded'],
  ['refund', '201', undefined, null],
  ['partial_refund', '200', undefined, 'partially_refunded'],
  ['chargeback', '200', undefined, 'charged_back'],
  ['partial_chargeback', '200', undefined, 'partially_refunded'],
] as const)('%s with code %s and fraud status %s means %s', (status, code, fraud, outcome) => {
  const notification = { ...base, transaction_status: status, status_code: code }
  expect(outcomeOf(fraud ? { ...notification, fraud_status: fraud } : notification)).toBe(outcome)
})
