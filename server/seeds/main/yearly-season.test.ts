import { describe, expect, test } from 'vitest'
import { dayMs } from '#app/lib/time.ts'
import { promoCodesAt } from './promo-codes.ts'
import { promotionsAt } from './promotions.ts'
import { seasonBefore, seasonFrom } from './yearly-season.ts'

const holidays = { from: '11-20', until: '01-11' }

test.each([
  { now: '2026-11-19', from: '2026-11-20', before: '2025-11-20' },
  { now: '2026-11-20', from: '2026-11-20', before: '2025-11-20' },
  { now: '2027-01-10', from: '2026-11-20', before: '2025-11-20' },
  { now: '2027-01-11', from: '2027-11-20', before: '2026-11-20' },
])('on $now a season starts on $from, and the last that is over on $before', (expected) => {
  const now = new Date(`${expected.now}T00:00:00+07:00`)
  const start = (day: string) => new Date(`${day}T00:00:00+07:00`)
  expect(seasonFrom(now, holidays).startsAt).toEqual(start(expected.from))
  expect(seasonBefore(now, holidays).startsAt).toEqual(start(expected.before))
})

describe('a demo made on any day of a year', () => {
  const days = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2027, 0, 1) + day * dayMs))

  test('has one promotion that is over, and three that run or come', () => {
    for (const now of days) {
      const over = promotionsAt(now).filter(({ endsAt }) => endsAt <= now)
      expect(over.map(({ id }) => id)).toEqual(['jantung-oktober'])
    }
  })

  test('has one promo code that is over, and the others run for months', () => {
    for (const now of days) {
      const running = promoCodesAt(now).filter(
        ({ startsAt, endsAt }) => startsAt <= now && endsAt.getTime() > now.getTime() + 200 * dayMs,
      )
      expect(running.map(({ code }) => code)).toEqual(
        promoCodesAt(now).flatMap(({ code }) => (code === 'MERDEKA17' ? [] : code)),
      )
    }
  })
})
