import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBirthDate, latestBirthDate } from './birth-date.ts'

beforeEach(() => {
  // 19:30 in London is the next day in Jakarta.
  vi.useFakeTimers({ now: new Date('2026-02-17T19:30:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each(['', '1900-01-01', '1990-02-07', '2026-02-18'])('%j may be a birth date', (day) => {
  expect(isBirthDate(day)).toBe(true)
})

test.each(['1899-12-31', '2026-02-19', '0090-02-07'])('%j may not be a birth date', (day) => {
  expect(isBirthDate(day)).toBe(false)
})

test('the latest birth date is today in Jakarta', () => {
  expect(latestBirthDate()).toBe('2026-02-18')
})
