import { expect, test } from 'vitest'
import { m } from '#app/i18n/paraglide/messages.js'
import type { Practice, PracticeAppointment } from '#server/contract/practice.schema.ts'
import { hoursText } from './hours-text.ts'

const practice = { zone: 'Asia/Jakarta' } as Practice
const morning = [{ startMinute: 8 * 60, endMinute: 12 * 60 }]
const booked = [{ state: 'booked' } as PracticeAppointment]
const cancelled = [{ state: 'cancelled' } as PracticeAppointment]

test.each([
  ['closed', [], [], m.practice_day_closed()],
  ['closed with a session', [], booked, m.practice_day_closed_with_sessions()],
  ['closed with a cancelled session', [], cancelled, m.practice_day_closed()],
])('a day that is %s says so', (_, hours, sessions, words) => {
  expect(hoursText(dayOf({ hours, sessions }), practice)).toBe(words)
})

test('an open day says its hours and their zone', () => {
  expect(hoursText(dayOf({ hours: morning, sessions: booked }), practice)).toMatch(
    /08[.:]00–12[.:]00 WIB/,
  )
})

function dayOf(entries: { hours: typeof morning; sessions: PracticeAppointment[] }) {
  return { date: '2026-11-26', zone: null, isOverridden: false, free: [], timeOff: [], ...entries }
}
