import { expect, test } from 'vitest'
import { ageOn } from './age.ts'

test.each([
  ['2026-03-01', '1990-03-01', 36],
  ['2026-02-28', '1990-03-01', 35],
  ['2026-03-01', '2008-03-02', 17],
])('on %s a member born on %s is %d years old', (day, bornOn, years) => {
  expect(ageOn(day, bornOn)).toBe(years)
})
