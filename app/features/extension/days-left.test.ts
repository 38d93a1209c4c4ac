import { expect, test } from 'vitest'
import { endAfter, remainderOf } from './days-left.ts'

const program = { startsOn: '2026-11-01', endsOn: '2026-11-29' }

test.each([
  ['2026-10-31', { kind: 'upcoming', daysLeft: 28 }],
  ['2026-11-01', { kind: 'running', daysLeft: 28, shareOver: 0 }],
  ['2026-11-15', { kind: 'running', daysLeft: 14, shareOver: 0.5 }],
  ['2026-11-28', { kind: 'running', daysLeft: 1, shareOver: 27 / 28 }],
  ['2026-11-29', { kind: 'over' }],
])('on %s a program of November has left: %o', (today, expected) => {
  expect(remainderOf(program, today)).toEqual(expected)
})

test.each([
  ['2026-11-15', '2026-12-27'],
  ['2026-11-29', '2026-12-27'],
  ['2026-12-10', '2027-01-07'],
])('[S2.13] four weeks bought on %s run until %s', (today, end) => {
  expect(endAfter(program, { today, weeks: 4 })).toBe(end)
})
