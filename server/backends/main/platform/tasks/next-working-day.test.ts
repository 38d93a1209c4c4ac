import { expect, test } from 'vitest'
import { endOfNextWorkingDay } from './next-working-day.ts'

test.each([
  ['a Thursday', '2026-11-26T03:00:00Z', '2026-11-27T10:00:00.000Z'],
  ['a Friday evening', '2026-11-27T12:00:00Z', '2026-11-30T10:00:00.000Z'],
  ['a Saturday', '2026-11-28T03:00:00Z', '2026-11-30T10:00:00.000Z'],
  ['a Sunday', '2026-11-29T03:00:00Z', '2026-11-30T10:00:00.000Z'],
  [
    'a Friday in Jakarta that is a Thursday in London',
    '2026-11-26T18:00:00Z',
    '2026-11-30T10:00:00.000Z',
  ],
])('what comes on %s is due at the end of the next working day', (_, moment, due) => {
  expect(endOfNextWorkingDay(new Date(moment)).toISOString()).toBe(due)
})
