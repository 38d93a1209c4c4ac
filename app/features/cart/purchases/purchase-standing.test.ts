import { expect, test } from 'vitest'
import { returnedRupiahOf, standingOf } from './purchase-standing.ts'

const refundIn = (state: 'requested' | 'by_hand' | 'paid_back') => ({ amountRupiah: 100, state })

test.each([
  ['paid', null, 'paid'],
  ['paid', refundIn('requested'), 'returning'],
  ['paid', refundIn('by_hand'), 'returning'],
  ['paid', refundIn('paid_back'), 'refunded'],
  ['partially_refunded', refundIn('paid_back'), 'refunded'],
  ['partially_refunded', null, 'partially_refunded'],
  ['refunded', refundIn('by_hand'), 'refunded'],
  ['refunded', null, 'refunded'],
  ['charged_back', refundIn('requested'), 'charged_back'],
  ['denied', refundIn('requested'), 'denied'],
  ['pending', null, 'pending'],
] as const)('a payment that is %s with the refund %j stands as %s', (state, refund, standing) => {
  expect(standingOf({ state, refund })).toBe(standing)
})

test.each([
  [0, refundIn('requested'), 100],
  [100, refundIn('paid_back'), 100],
  [250, null, 250],
])('of %d refunded so far and the refund %j, %d goes back', (refundedRupiah, refund, amount) => {
  expect(returnedRupiahOf({ refundedRupiah, refund })).toBe(amount)
})
