import { expect, test } from 'vitest'
import { owedOf } from './owed-of.ts'

test.each([
  ['all of one reported month', [100, 100, 0], 100],
  ['nothing that no statement has reported', [100, 150, 0], 100],
  ['what refunds left before the payout', [100, 60, 0], 60],
  ['nothing while refunds after a payout are not earned again', [60, 60, 100], 0],
  ['the next month minus refunds after the last payout', [160, 160, 100], 60],
  ['the rest of an earlier month with the next one', [150, 150, 30], 120],
  ['two months that were not paid', [250, 250, 0], 250],
  ['nothing without earnings', [0, 0, 0], 0],
])('a KOL is owed %s', (_, [reportedRupiah = 0, earnedRupiah = 0, paidRupiah = 0], owed) => {
  const sums = { reportedRupiah, earnedRupiah, paidRupiah }
  expect(owedOf({ ...sums, isLastPaid: false })).toBe(owed)
  expect(owedOf({ ...sums, isLastPaid: true })).toBe(0)
})
