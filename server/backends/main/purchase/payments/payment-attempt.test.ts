import { expect, test } from 'vitest'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { attemptOf, orderIdOf } from './payment-attempt.ts'

test.each([1, 2, 12])('attempt %i of a transaction can be read from its order id', (attempt) => {
  const transactionId = randomId()
  expect(attemptOf(orderIdOf({ transactionId, attempt }))).toEqual({ transactionId, attempt })
})

test('an order id fits the length and characters that Midtrans allows', () => {
  expect(orderIdOf({ transactionId: randomId(), attempt: 999 })).toMatch(/^[\w.~-]{1,50}$/)
})

test('the order id of the first attempt is the transaction id', () => {
  expect(orderIdOf({ transactionId: 'a', attempt: 1 })).toBe('a')
})
