import { expect, test } from 'vitest'
import { daysBetween, isOnCalendar } from './bare-dates.ts'

test.each([
  ['2026-02-28', '2026-03-01', 1],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-12-31', '2027-01-01', 1],
  ['2026-02-17', '2026-02-17', 0],
])('from %s to %s there are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026', false],
])('%s is a day of the calendar: %s', (day, isDay) => {
  expect(isOnCalendar(day)).toBe(isDay)
})
