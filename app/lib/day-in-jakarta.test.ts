import { expect, test } from 'vitest'
import { dayInJakarta, startInJakarta } from './day-in-jakarta.ts'

test('a day begins in Jakarta at 17:00 UTC', () => {
  expect(dayInJakarta(new Date('2026-03-02T16:59:59Z'))).toBe('2026-03-02')
  expect(dayInJakarta(new Date('2026-03-02T17:00:00Z'))).toBe('2026-03-03')
  expect(startInJakarta('2026-03-03')).toEqual(new Date('2026-03-02T17:00:00Z'))
})
