import { expect, test } from 'vitest'
import { isWaiting, returnedRupiahOf, shownStateOf } from './shown-purchase-state.ts'

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
] as const)('a payment that is %s with the refund %j is shown as %s', (state, refund, shown) => {
  expect(shownStateOf({ state, refund })).toBe(shown)
})

test.each([
  [0, refundIn('requested'), 100],
  [100, refundIn('paid_back'), 100],
  [250, null, 250],
])('of %d refunded so far and the refund %j, %d goes back', (refundedRupiah, refund, amount) => {
  expect(returnedRupiahOf({ refundedRupiah, refund })).toBe(amount)
})

test.each([
  ['waits for its first session', { startsOn: '2999-01-01', isFirst: true }, true],
  ['has begun', { startsOn: '2026-01-01', isFirst: true }, false],
  ['goes on with another period', { startsOn: '2999-01-01', isFirst: false }, false],
])('a program that %s', (_, period, waits) => {
  expect(isWaiting({ period: { ...period, endsOn: '2999-03-01' } })).toBe(waits)
})
