import { expect, test } from 'vitest'
import { dayAhead } from './day-ahead.ts'

test.each([
  ['the day on which a goal is set', '2026-03-01', '2026-03-01', '2026-03-08'],
  ['a month', '2026-02-01', '2026-03-01', '2026-03-08'],
  ['three months', '2026-01-01', '2026-04-01', '2026-04-24'],
  ['ten years', '2016-04-01', '2026-04-01', '2026-05-27'],
])('a chart of %s with a goal ends a while later', (_, from, to, until) => {
  expect(dayAhead({ from, to })).toBe(until)
})
