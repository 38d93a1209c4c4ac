import { expect, test } from 'vitest'
import { dueInWib } from './due-in-wib.ts'

test.each([
  ['2026-12-01T08:30', '2026-12-01T01:30:00.000Z'],
  ['2026-12-01T08:30:00', '2026-12-01T01:30:00.000Z'],
  ['', undefined],
  ['2026-13-01T08:30', undefined],
  ['besok', undefined],
])('“%s” in a field for day and time is %s', (typed, moment) => {
  expect(dueInWib(typed)).toBe(moment)
})
