import { expect, test } from 'vitest'
import { dayIn, nextDue } from './next-due.ts'

// 2 March 2026 is a Monday.
test.each([
  ['later today', 'WIB', 19, [1], '2026-03-02T03:00:00Z', '2026-03-02T12:00:00Z'],
  ['the hour itself is over', 'WIB', 19, [1], '2026-03-02T12:00:00Z', '2026-03-09T12:00:00Z'],
  ['on the next chosen weekday', 'WIB', 7, [3, 7], '2026-03-02T03:00:00Z', '2026-03-04T00:00:00Z'],
  ['an hour earlier in Makassar', 'WITA', 19, [1], '2026-03-02T03:00:00Z', '2026-03-02T11:00:00Z'],
  ['two hours earlier in Jayapura', 'WIT', 19, [1], '2026-03-02T03:00:00Z', '2026-03-02T10:00:00Z'],
  ['Tuesday has begun in Jayapura', 'WIT', 6, [2], '2026-03-02T15:30:00Z', '2026-03-02T21:00:00Z'],
  ['on Sunday', 'WIB', 0, [7], '2026-03-02T03:00:00Z', '2026-03-07T17:00:00Z'],
] as const)('%s', (_, zone, hour, weekdays, after, due) => {
  expect(nextDue({ zone, hour, weekdays: [...weekdays] }, new Date(after))).toEqual(new Date(due))
})

test('a day begins at midnight in its zone', () => {
  expect(dayIn('WIB', new Date('2026-03-01T16:59:00Z'))).toBe('2026-03-01')
  expect(dayIn('WIT', new Date('2026-03-01T16:59:00Z'))).toBe('2026-03-02')
})
