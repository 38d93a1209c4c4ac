import { expect, test } from 'vitest'
import { programWeekOf } from './program-week.ts'

const fourWeeks = { startsOn: '2026-02-02', endsOn: '2026-03-02' }

test.each([
  ['2026-02-01', { kind: 'upcoming', share: 0 }],
  ['2026-02-02', { kind: 'running', week: 1, weekCount: 4, share: 0 }],
  ['2026-02-08', { kind: 'running', week: 1, weekCount: 4, share: 6 / 28 }],
  ['2026-02-09', { kind: 'running', week: 2, weekCount: 4, share: 7 / 28 }],
  ['2026-03-02', { kind: 'running', week: 4, weekCount: 4, share: 1 }],
  ['2026-03-03', { kind: 'over', share: 1 }],
])('on %s a four-week program is at %j', (today, expected) => {
  expect(programWeekOf(fourWeeks, today)).toEqual(expected)
})

test('a refunded program has no week, not even on its last day', () => {
  const refunded = { startsOn: '2026-02-02', endsOn: '2026-02-02', endedBy: 'refund' as const }
  expect(programWeekOf(refunded, '2026-02-02')).toEqual({ kind: 'refunded', share: 0 })
})

test('an inclusive last day gives the same number of weeks', () => {
  expect(programWeekOf({ startsOn: '2026-02-02', endsOn: '2026-03-01' }, '2026-03-01')).toEqual({
    kind: 'running',
    week: 4,
    weekCount: 4,
    share: 1,
  })
})

test('a program of one day is in its only week', () => {
  expect(programWeekOf({ startsOn: '2026-02-02', endsOn: '2026-02-02' }, '2026-02-02')).toEqual({
    kind: 'running',
    week: 1,
    weekCount: 1,
    share: 0,
  })
})
