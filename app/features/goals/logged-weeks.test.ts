import { expect, test } from 'vitest'
import { loggedShareOf, weeksOf, weeksSpan } from './logged-weeks.ts'

const logged = { hasWeight: true, hasFood: false, hasMeasurement: false }

test.each([
  ['a Monday', '2026-03-02', { from: '2026-01-26', to: '2026-03-08' }],
  ['a Sunday', '2026-03-08', { from: '2026-01-26', to: '2026-03-08' }],
])('the calendar spans six weeks up to the current one, Monday first: %s', (_, today, span) => {
  expect(weeksSpan(today)).toEqual(span)
})

test('days in the future or before the program are not counted', () => {
  const days = ['2026-02-20', '2026-02-27', '2026-03-02'].map((day) => ({ day, ...logged }))
  const weeks = weeksOf(days, { today: '2026-03-04', startsOn: '2026-02-25' })
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7])
  expect(loggedShareOf(weeks)).toEqual({ logged: 2, planned: 8 })
})
