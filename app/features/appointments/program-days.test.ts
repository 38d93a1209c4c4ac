import { expect, test } from 'vitest'
import type { Appointment } from '#server/contract/appointment.schema.ts'
import { isCovered, latestEndOf, startsProgram } from './program-days.ts'

const begun = { trackerId: 'mine', startsOn: '2026-12-01', endsOn: '2026-12-29' }
const running = { ...begun, latestStartsOn: null }
/** Starts with a session on 5 December, else on the 12th at the latest. */
const waiting = { ...begun, startsOn: '2026-12-05', endsOn: '2027-01-02' }
const program = { ...waiting, latestStartsOn: '2026-12-12' }

const at = (day: string) => `${day}T03:00:00.000Z`
const sessions = (...days: string[]) => days.map((day) => ({ startsAt: at(day) }) as Appointment)

test.each([
  ['a first session before the latest day', program, '2026-12-08', [], true],
  ['a first session on the latest day', program, '2026-12-12', [], true],
  ['a first session after the latest day', program, '2026-12-13', [], false],
  ['a session before the first one', program, '2026-12-04', ['2026-12-05'], true],
  ['a session after the first one', program, '2026-12-06', ['2026-12-05'], false],
  ['a later time of the first one', program, '2026-12-09', [], true],
  ['a session of a program that has begun', running, '2026-12-08', [], false],
])('whether a session starts its program: %s', (_, of, day, beside, starts) => {
  expect(startsProgram(of, { start: at(day), beside: sessions(...beside) })).toBe(starts)
})

test.each([
  ['the last day of a running program', running, '2026-12-28', [], true],
  ['the day on which a running program has ended', running, '2026-12-29', [], false],
  ['a day that only the latest start covers', program, '2027-01-08', [], true],
  ['the end of the latest start', program, '2027-01-09', [], false],
  ['a day that the first session leaves out', program, '2027-01-02', ['2026-12-05'], false],
  ['an early day that leaves out a later session', program, '2026-12-02', ['2027-01-01'], false],
])('whether the program covers a session on %s', (_, of, day, beside, isIn) => {
  expect(isCovered(of, { start: at(day), beside: sessions(...beside) })).toBe(isIn)
})

test('a session near midnight belongs to its day in Jakarta', () => {
  expect(isCovered(running, { start: '2026-12-28T17:00:00.000Z', beside: [] })).toBe(false)
})

test('a program that waits may end as late as its latest start allows', () => {
  expect([latestEndOf(running), latestEndOf(program)]).toEqual(['2026-12-29', '2027-01-09'])
})
