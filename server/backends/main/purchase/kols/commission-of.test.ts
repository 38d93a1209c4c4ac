import { expect, test } from 'vitest'
import { commissionOf } from './commission-of.ts'

const sale = { totalRupiah: 499_000, vatRupiah: 49_450, retainedRupiah: 499_000, percent: 10 }

test.each([
  ['of the net amount', {}, 44_955],
  ['of everything without PPN', { vatRupiah: 0 }, 49_900],
  ['of the half that was not refunded', { retainedRupiah: 249_500 }, 22_477],
  ['of nothing after all was given back', { retainedRupiah: 0 }, 0],
  ['of a free order', { totalRupiah: 0, vatRupiah: 0, retainedRupiah: 0 }, 0],
  [
    'of more than doubles multiply',
    { totalRupiah: 9_999_999_999, vatRupiah: 0, retainedRupiah: 9_999_999_999 },
    999_999_999,
  ],
])('a commission is ten percent %s', (_, changes, expected) => {
  expect(commissionOf({ ...sale, ...changes })).toBe(expected)
})
