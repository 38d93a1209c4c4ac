import { expect, test } from 'vitest'
import { monthBefore } from './month-before.ts'

test.each([
  ['2026-12-01T03:00:00Z', '2026-11'],
  ['2026-11-30T16:59:59Z', '2026-10'],
  ['2026-11-30T17:00:00Z', '2026-11'],
  ['2027-01-02T00:00:00Z', '2026-12'],
])('at %s the previous month in Jakarta is %s', (now, month) => {
  expect(monthBefore(new Date(now)).month).toBe(month)
})

test('a month begins and ends at midnight in Jakarta', () => {
  const { from, until } = monthBefore(new Date('2026-12-05T00:00:00Z'))
  expect([from.toISOString(), until.toISOString()]).toEqual([
    '2026-10-31T17:00:00.000Z',
    '2026-11-30T17:00:00.000Z',
  ])
})
