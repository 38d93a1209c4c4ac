import { expect, test } from 'vitest'
import { restOf } from './days-left.ts'

const program = { startsOn: '2026-11-01', endsOn: '2026-11-29' }

test.each([
  ['2026-10-31', { kind: 'upcoming' }],
  ['2026-11-01', { kind: 'running', daysLeft: 28, shareOver: 0 }],
  ['2026-11-15', { kind: 'running', daysLeft: 14, shareOver: 0.5 }],
  ['2026-11-29', { kind: 'running', daysLeft: 0, shareOver: 1 }],
  ['2026-11-30', { kind: 'over' }],
])('on %s what is left of a program of November is %o', (today, expected) => {
  expect(restOf(program, today)).toEqual(expected)
})
