import { expect, test } from 'vitest'
import { addDays, isCalendarDay, latestDayOnEarth } from './calendar-day.ts'

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['1899-12-31', false],
  ['0000-01-01', false],
])('whether %s is a calendar day: %s', (day, expected) => {
  expect(isCalendarDay(day)).toBe(expected)
})

test('a day begins on Earth at 10:00 UTC', () => {
  expect(latestDayOnEarth(new Date('2026-03-02T09:59:59Z'))).toBe('2026-03-02')
  expect(latestDayOnEarth(new Date('2026-03-02T10:00:00Z'))).toBe('2026-03-03')
})

test('days add up across the end of a month and a year', () => {
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
})
