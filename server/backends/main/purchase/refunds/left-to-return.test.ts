import { expect, test } from 'vitest'
import { leftToReturn } from './left-to-return.ts'

test.each([
  ['nothing was asked', 0, [], 100],
  ['the provider is asked', 0, [['requested', 30]], 70],
  ['the provider accepted and has not reported it', 0, [['paid_back', 30]], 70],
  ['the provider reported it', 30, [['paid_back', 30]], 70],
  ['people must transfer it', 0, [['by_hand', 30]], 70],
  [
    'one is back and one is open',
    30,
    [
      ['paid_back', 30],
      ['by_hand', 20],
    ],
    50,
  ],
  ['the provider returned money by itself', 40, [], 60],
  ['the provider reports before it answers', 30, [['requested', 30]], 40],
] as const)('if %s, the rest can be asked back', (_, refundedRupiah, rows, left) => {
  const refunds = rows.map(([state, amountRupiah]) => ({ state, amountRupiah }))
  expect(leftToReturn({ totalRupiah: 100, refundedRupiah }, refunds)).toBe(left)
})
