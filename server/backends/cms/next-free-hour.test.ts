import { expect, test } from 'vitest'
import type { FreeHours } from '#server/contract/nutritionist.schema.ts'
import { nextFreeHour } from './next-free-hour.ts'

const monday = (startMinute: number, endMinute: number): FreeHours => ({
  weekday: 1,
  startMinute,
  endMinute,
})
const nineToHalfPastEleven = [monday(9 * 60, 11 * 60 + 30)]

test.each([
  ['on the day before', '2026-11-22T05:00:00Z', '2026-11-23T02:00:00.000Z'],
  ['a minute before it begins', '2026-11-23T01:59:00Z', '2026-11-23T02:00:00.000Z'],
  ['at the minute it begins', '2026-11-23T02:00:00Z', '2026-11-23T03:00:00.000Z'],
  // From 10.30 on only half an hour is left, so the next free hour is a week later.
  ['when no whole hour is left', '2026-11-23T03:00:00Z', '2026-11-30T02:00:00.000Z'],
  // 23.30 UTC on Sunday is already Monday in Jakarta.
  ['across midnight in WIB', '2026-11-22T23:30:00Z', '2026-11-23T02:00:00.000Z'],
])('nextFreeHour returns the right hour %s', (_, now, expected) => {
  expect(nextFreeHour(nineToHalfPastEleven, new Date(now))?.toISOString()).toBe(expected)
})

test('the earliest of several free periods counts in any order', () => {
  const hours = [monday(15 * 60, 16 * 60), monday(8 * 60, 9 * 60)]
  const now = new Date('2026-11-22T05:00:00Z')
  expect(nextFreeHour(hours, now)?.toISOString()).toBe('2026-11-23T01:00:00.000Z')
})

test.each([[[]], [[monday(9 * 60, 9 * 60 + 59)]]])(
  'a week without a whole free hour has no next free hour',
  (hours) => {
    expect(nextFreeHour(hours, new Date('2026-11-22T05:00:00Z'))).toBeNull()
  },
)
