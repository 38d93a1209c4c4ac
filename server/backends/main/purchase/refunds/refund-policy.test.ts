import { integer, property, assert as prove } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { runsOf } from '#tests/test-size.ts'
import { refundAmountOf } from './refund-policy.ts'

const sale = {
  totalRupiah: 349_000,
  paidAt: new Date('2026-11-01T03:00:00Z'),
  period: { startsOn: '2026-11-01', endsOn: '2026-11-29' },
  sessionCount: 2,
  unusedSessionCount: 2,
}
/** Noon in Jakarta. */
const on = (day: string) => new Date(`${day}T05:00:00Z`)

test.each([
  ['the day of the payment', '2026-11-01', 'whole', 349_000],
  ['the seventh day after it', '2026-11-08', 'whole', 349_000],
  ['the eighth', '2026-11-09', 'unused', 236_821],
  ['the last day', '2026-11-28', 'unused', 0],
  ['the day after', '2026-11-29', 'unused', 0],
] as const)('on %s a member gets back by the rule', (_, day, basis, amountRupiah) => {
  expect(refundAmountOf(sale, on(day))).toMatchObject({ basis, amountRupiah })
})

test('a request at 1 a.m. in Jakarta counts for the new day', () => {
  const night = new Date('2026-11-08T18:00:00Z')
  expect(refundAmountOf(sale, night).basis).toBe('unused')
})

test('a used session rules out a whole refund and the smaller unused part counts', () => {
  const met = { ...sale, unusedSessionCount: 1 }
  expect(refundAmountOf(met, on('2026-11-03'))).toMatchObject({
    basis: 'unused',
    amountRupiah: 174_500,
    wholeUntil: '2026-11-08',
  })
})

test('the refund of a program without sessions depends on its days', () => {
  const plain = { ...sale, sessionCount: 0, unusedSessionCount: 0 }
  expect(refundAmountOf(plain, on('2026-11-14')).amountRupiah).toBe(174_500)
})

test('a period that has not begun is refunded whole however long ago it was paid', () => {
  const ahead = { ...sale, period: { startsOn: '2026-12-20', endsOn: '2027-01-17' } }
  expect(refundAmountOf(ahead, on('2026-12-01')).amountRupiah).toBe(349_000)
})

test('a refund is whole rupiah, at least zero, at most the price, and never grows', () => {
  prove(
    property(
      integer({ min: 0, max: 10_000_000 }),
      integer({ min: 0, max: 60 }),
      (totalRupiah, day) => {
        const amountOn = (days: number) =>
          refundAmountOf({ ...sale, totalRupiah }, on(addDays('2026-11-01', days))).amountRupiah
        expect(Number.isInteger(amountOn(day))).toBe(true)
        expect(amountOn(day)).toBeGreaterThanOrEqual(0)
        expect(amountOn(day)).toBeLessThanOrEqual(totalRupiah)
        expect(amountOn(day + 1)).toBeLessThanOrEqual(amountOn(day))
      },
    ),
    { numRuns: runsOf(500) },
  )
})
