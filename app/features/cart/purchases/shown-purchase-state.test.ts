import { expect, test } from 'vitest'
import { isWaiting, returnedRupiahOf, shownStateOf } from './shown-purchase-state.ts'

const refundIn = (state: 'requested' | 'by_hand' | 'paid_back') => ({ amountRupiah: 100, state })

test.each([
  ['paid', 0, null, 'paid'],
  ['paid', 0, refundIn('requested'), 'returning'],
  ['paid', 0, refundIn('by_hand'), 'returning'],
  ['paid', 0, refundIn('paid_back'), 'refunded'],
  ['partially_refunded', 100, refundIn('requested'), 'refunded'],
  // Staff gave 50 beyond the policy before.
  ['partially_refunded', 50, refundIn('requested'), 'returning'],
  ['partially_refunded', 150, refundIn('paid_back'), 'refunded'],
  ['partially_refunded', 50, null, 'partially_refunded'],
  ['refunded', 300, refundIn('by_hand'), 'refunded'],
  ['refunded', 300, null, 'refunded'],
  ['charged_back', 0, refundIn('requested'), 'charged_back'],
  ['denied', 0, refundIn('requested'), 'denied'],
  ['pending', 0, null, 'pending'],
] as const)(
  'a payment that is %s, of which %d went back, with the refund %j is shown as %s',
  (state, refundedRupiah, refund, shown) => {
    expect(shownStateOf({ state, refund, refundedRupiah })).toBe(shown)
  },
)

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
