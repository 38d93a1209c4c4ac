import { expect, test } from 'vitest'
import { formatClock } from './seconds-left.ts'

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [249, '04:09'],
  [3_849, '1:04:09'],
  [86_400, '24:00:00'],
])('%i seconds read as %s', (seconds, clock) => {
  expect(formatClock(seconds)).toBe(clock)
})
