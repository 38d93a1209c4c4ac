import type { FreeTimesView } from '#app/features/appointments/appointments.server.ts'
import { isCovered, latestEndOf } from '#app/features/appointments/program-days.ts'
import { dayAfter } from '#app/lib/day-after.ts'
import type { Appointment, Consultations } from '#server/contract/appointment.schema.ts'
import type { FreeTimes } from '#server/contract/free-times.schema.ts'

type Tracker = Consultations['trackers'][number]

/** Leaves out the times that the program does not cover: each press on a listed time can book it. */
export function coveredDays(
  days: FreeTimes['days'],
  { tracker, beside }: { tracker: Tracker; beside: Appointment[] },
): FreeTimes['days'] {
  const isIn = (start: string) => isCovered(tracker, { start, beside })
  if (days.every(({ starts }) => starts.every(isIn))) return days
  return days.map(({ date, starts }) => ({ date, starts: starts.filter(isIn) }))
}

/** Leaves out the time that a session moves from. It is free only because the session moves. */
export function daysForMove(days: FreeTimes['days'], moving: Appointment): FreeTimes['days'] {
  return days.map(({ date, starts }) => ({
    date,
    starts: starts.filter((start) => start !== moving.startsAt),
  }))
}

/** The last day on which the practice takes bookings and the program runs. */
export function lastDayOf(
  { bookableUntil }: FreeTimesView,
  tracker: Tracker | undefined,
): string | undefined {
  if (!bookableUntil || !tracker) return bookableUntil
  const lastOfProgram = dayAfter(latestEndOf(tracker), -1)
  return lastOfProgram < bookableUntil ? lastOfProgram : bookableUntil
}
