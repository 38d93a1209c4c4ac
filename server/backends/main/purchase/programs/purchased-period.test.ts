import { array, integer, property, assert as prove } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { runsOf } from '#tests/test-size.ts'
import { daysOf, nextPeriod, type Period, unusedDays, withoutPeriod } from './purchased-period.ts'

const today = '2026-11-21'

test.each([
  ['no program', undefined, '2026-11-21', '2026-12-19'],
  ['a program that runs', '2026-12-01', '2026-12-01', '2026-12-29'],
  ['a program that ends today', '2026-11-21', '2026-11-21', '2026-12-19'],
  ['a program that is over', '2026-10-01', '2026-11-21', '2026-12-19'],
])('[S2.13] four weeks after %s', (_, runsUntil, startsOn, endsOn) => {
  expect(nextPeriod({ today, runsUntil, weeks: 4 })).toEqual({ startsOn, endsOn })
})

test.each([
  ['not begun', { startsOn: '2026-11-22', endsOn: '2026-12-20' }, 28],
  ['its first day', { startsOn: '2026-11-21', endsOn: '2026-12-19' }, 27],
  ['its last day', { startsOn: '2026-10-25', endsOn: '2026-11-22' }, 0],
  ['over', { startsOn: '2026-10-01', endsOn: '2026-10-29' }, 0],
])('the unused days of a period on %s', (_, period, days) => {
  expect(unusedDays(period, today)).toBe(days)
})

test('reversing a period moves the later ones forward', () => {
  const running = { startsOn: '2026-11-14', endsOn: '2026-12-12' }
  const next = { startsOn: '2026-12-12', endsOn: '2027-01-09' }
  expect(withoutPeriod([running, next], running, today)).toEqual([
    { startsOn: '2026-11-14', endsOn: '2026-11-21' },
    { startsOn: '2026-11-21', endsOn: '2026-12-19' },
  ])
  expect(withoutPeriod([running, next], next, today)).toEqual([
    running,
    { startsOn: '2026-12-12', endsOn: '2026-12-12' },
  ])
})

test('any sequence of purchases and reversals loses no day and grants no day twice', () => {
  const steps = array(integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 6 })
  prove(
    property(
      steps,
      integer({ min: 0, max: 200 }),
      integer({ min: 0, max: 5 }),
      (weeks, day, pick) => {
        const bought: Period[] = []
        for (const count of weeks)
          bought.push(nextPeriod({ today, runsUntil: bought.at(-1)?.endsOn, weeks: count + 1 }))
        const later = addDays(today, day)
        const taken = bought[pick % bought.length] as Period
        const left = withoutPeriod(bought, taken, later)
        for (const [index, period] of left.entries())
          if (bought[index] !== taken) expect(daysOf(period)).toBe(daysOf(bought[index] as Period))
        for (const [index, period] of left.entries())
          if (index > 0) expect(period.startsOn).toBe(left[index - 1]?.endsOn)
      },
    ),
    { numRuns: runsOf(500) },
  )
})
