import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minuteMs } from '#app/lib/time.ts'
import { runsOf } from '#tests/test-size.ts'
import { daysOfStarts } from './days-of-starts.ts'
import { freeStarts } from './free-starts.ts'
import { anyQuestion, anyTimeOff, anyZone } from './free-times.fixture.ts'
import { localTimeAt } from './open-stretches.ts'

type Question = Parameters<typeof freeStarts>[0]

function holds<Values extends [unknown, ...unknown[]]>(property: fc.IPropertyWithHooks<Values>) {
  fc.assert(property, { numRuns: runsOf(1000) })
}
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minuteMs)

test('most random practices have free starts, so the properties say something', () => {
  const counts = fc.sample(anyQuestion, 200).map((question) => freeStarts(question).length)
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(100)
})

test('every listed start can be booked: the question about it alone gives it', () => {
  holds(
    fc.property(anyQuestion, (question) => {
      for (const start of freeStarts(question).slice(0, 20))
        expect(freeStarts({ ...question, from: start, until: later(start, 1) })).toEqual([start])
    }),
  )
})

test('no listed session meets another with its pause, or time off', () => {
  holds(
    fc.property(anyQuestion, (question) => {
      const { sessionMinutes, pauseMinutes } = question.policy
      for (const start of freeStarts(question)) {
        const end = later(start, sessionMinutes)
        const blocksUntil = later(end, pauseMinutes)
        for (const it of question.busy)
          expect(start < it.blocksUntil && it.startsAt < blocksUntil).toBe(false)
        for (const it of question.timeOff) expect(start < it.untilAt && it.fromAt < end).toBe(false)
      }
    }),
  )
})

test('every quarter of an hour of a listed session is within the hours of its local date', () => {
  holds(
    fc.property(anyQuestion, (question) => {
      const { sessionMinutes } = question.policy
      for (const start of freeStarts(question).slice(0, 20))
        for (let minute = 0; minute < sessionMinutes; minute += 5)
          expect(isOpenAt(question, later(start, minute))).toBe(true)
    }),
  )
})

/** An override counts on its date in its zone, and takes the place of the weekday's hours. */
function isOpenAt({ hours, overrides, policy }: Question, moment: Date): boolean {
  const isOpen = (stretches: Question['hours'][number]['hours'], minute: number) =>
    stretches.some(({ startMinute, endMinute }) => startMinute <= minute && minute < endMinute)
  const own = localTimeAt(moment.getTime(), policy.zone)
  const isReplaced = overrides.some(({ onDate }) => onDate === own.date.toString())
  const weekly = hours.find(({ weekday }) => weekday === own.date.dayOfWeek)
  if (!isReplaced && weekly && isOpen(weekly.hours, own.minute)) return true
  return overrides.some(({ onDate, zone, hours: stretches }) => {
    const local = localTimeAt(moment.getTime(), zone ?? policy.zone)
    return local.date.toString() === onDate && isOpen(stretches, local.minute)
  })
}

test('the order of the rules changes nothing', () => {
  holds(
    fc.property(anyQuestion, (question) => {
      const reversed = {
        ...question,
        hours: question.hours.toReversed(),
        overrides: question.overrides.toReversed(),
        timeOff: question.timeOff.toReversed(),
        busy: question.busy.toReversed(),
      }
      expect(freeStarts(reversed)).toEqual(freeStarts(question))
    }),
  )
})

test('[T22] the zone of the reader changes the grouping only', () => {
  holds(
    fc.property(anyQuestion, anyZone, (question, zone) => {
      const starts = freeStarts(question)
      // Two days more than the question, so that each zone has all its moments in them.
      const days = daysOfStarts(starts, { zone, from: '2026-01-18', days: 11 })
      expect(days.flatMap((day) => day.starts)).toEqual(starts.map((start) => start.toISOString()))
      for (const day of days)
        for (const start of day.starts)
          expect(localTimeAt(Date.parse(start), zone).date.toString()).toBe(day.date)
    }),
  )
})

test('booking a start removes exactly those that overlap it, or its full day', () => {
  holds(
    fc.property(anyQuestion, fc.nat(), (question, choice) => {
      const starts = freeStarts(question)
      const booked = starts[choice % Math.max(starts.length, 1)]
      if (!booked) return
      const { sessionMinutes, pauseMinutes } = question.policy
      const blocks = sessionMinutes + pauseMinutes
      const session = { startsAt: booked, blocksUntil: later(booked, blocks) }
      const left = freeStarts({ ...question, busy: [...question.busy, session] })
      const apart = starts.filter((it) => it >= session.blocksUntil || later(it, blocks) <= booked)
      if (question.policy.dailyLimit === null) expect(left).toEqual(apart)
      else expect(apart).toEqual(expect.arrayContaining(left))
    }),
  )
})

test('adding time off never adds a start', () => {
  holds(
    fc.property(anyQuestion, anyTimeOff, (question, added) => {
      const starts = freeStarts(question)
      const less = freeStarts({ ...question, timeOff: [...question.timeOff, added] })
      expect(starts).toEqual(expect.arrayContaining(less))
    }),
  )
})
