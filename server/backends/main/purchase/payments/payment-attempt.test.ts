import { expect, test } from 'vitest'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { attemptOf, orderIdOf } from './payment-attempt.ts'

test.each([1, 2, 12])('attempt %i of a transaction is read out of its order id', (attempt) => {
  const transactionId = randomId()
  expect(attemptOf(orderIdOf({ transactionId, attempt }))).toEqual({ transactionId, attempt })
})

test('an order id is short enough for the provider, and made of what it allows', () => {
  expect(orderIdOf({ transactionId: randomId(), attempt: 999 })).toMatch(/^[\w.~-]{1,50}$/)
})

test('the first attempt is called as the transaction is', () => {
  expect(orderIdOf({ transactionId: 'a', attempt: 1 })).toBe('a')
})
