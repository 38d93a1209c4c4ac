import fc from 'fast-check'
import { dayMs, minuteMs } from '#app/lib/time.ts'
import type { DayStretch } from '#server/db/main/day-minutes-column.ts'
import type { BookingPolicy, FreeTimesRules } from './free-starts.ts'

/** Every start on a grid of an hour, of sessions that leave no pause to an hour. */
const hourly: BookingPolicy = {
  zone: 'Asia/Jakarta',
  practiceUntil: '2030-12-31',
  sessionMinutes: 45,
  pauseMinutes: 15,
  gridMinutes: 60,
  noticeMinutes: 0,
  horizonDays: 180,
  dailyLimit: null,
}

/** Reads `09:00-12:30 13:00-24:00`. */
export function hoursOf(text: string): DayStretch[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((stretch) => {
      const [startMinute = 0, endMinute = 0] = stretch.split('-').map((time) => {
        const [hour = 0, minute = 0] = time.split(':').map(Number)
        return hour * 60 + minute
      })
      return { startMinute, endMinute }
    })
}

/** The same hours on each weekday, without sessions or time off. */
export function openDaily(hours: string, policy: Partial<BookingPolicy> = {}): FreeTimesRules {
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, hours: hoursOf(hours) }))
  return {
    hours: weekly,
    overrides: [],
    timeOff: [],
    busy: [],
    policy: { ...hourly, ...policy },
  }
}

/** The random rules below matter around these days. No zone of theirs changes its clocks then. */
const firstMoment = new Date('2026-01-19T00:00:00Z')
const dayCount = 8

const moment = fc
  .integer({ min: -2 * 24 * 4, max: (dayCount + 2) * 24 * 4 })
  .map((quarters) => new Date(firstMoment.getTime() + quarters * 15 * minuteMs))

const zone = fc.constantFrom(
  'Asia/Jakarta',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/New_York',
)

/** Up to three separate stretches, as the database has them. */
const dayHours = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 0, maxLength: 6 })
  .map((quarters) => quarters.toSorted((one, other) => one - other))
  .map((bounds) =>
    Array.from({ length: Math.floor(bounds.length / 2) }, (_, index) => ({
      startMinute: (bounds[2 * index] ?? 0) * 15,
      endMinute: (bounds[2 * index + 1] ?? 0) * 15,
    })),
  )

const policy = fc.record({
  zone,
  practiceUntil: fc.constantFrom('2030-12-31', '2026-01-23'),
  sessionMinutes: fc.constantFrom(15, 45, 50, 120),
  pauseMinutes: fc.constantFrom(0, 15, 25),
  gridMinutes: fc.constantFrom(15, 30, 60),
  noticeMinutes: fc.constantFrom(0, 90, 360),
  horizonDays: fc.constantFrom(3, 42),
  dailyLimit: fc.constantFrom(null, 1, 3),
})

/** Up to fifteen hours. */
const span = fc
  .tuple(moment, fc.integer({ min: 1, max: 60 }))
  .map(([from, quarters]) => ({ from, until: new Date(from.getTime() + quarters * 15 * minuteMs) }))

export const anyTimeOff = span.map(({ from, until }) => ({ fromAt: from, untilAt: until }))

/** A question about a practice with random rules, for the days from `firstMoment`. */
export const anyQuestion = fc.record({
  hours: fc.uniqueArray(fc.record({ weekday: fc.integer({ min: 1, max: 7 }), hours: dayHours }), {
    selector: ({ weekday }) => weekday,
    maxLength: 7,
  }),
  overrides: fc.uniqueArray(
    fc.record({
      onDate: fc
        .integer({ min: -1, max: dayCount })
        .map((days) => new Date(firstMoment.getTime() + days * dayMs).toISOString().slice(0, 10)),
      hours: dayHours,
      zone: fc.option(zone, { freq: 3 }),
    }),
    { selector: ({ onDate }) => onDate, maxLength: 4 },
  ),
  timeOff: fc.array(anyTimeOff, { maxLength: 3 }),
  busy: fc.array(
    span.map(({ from, until }) => ({ startsAt: from, blocksUntil: until })),
    { maxLength: 4 },
  ),
  policy,
  now: fc.constantFrom(firstMoment, new Date('2026-01-21T10:07:31Z')),
  from: fc.constant(firstMoment),
  until: fc.constant(new Date(firstMoment.getTime() + dayCount * dayMs)),
})

export const anyZone = zone
