import { minuteMs } from '#app/lib/time.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { createDayLimit } from './day-limit.ts'
import {
  localTimeAt,
  type OpeningHours,
  type OpenStretch,
  openStretches,
} from './open-stretches.ts'

/** The rules by which a practice is booked. The row of a practice has them. */
export type BookingPolicy = Pick<
  PracticeRow,
  | 'zone'
  | 'practiceUntil'
  | 'sessionMinutes'
  | 'pauseMinutes'
  | 'gridMinutes'
  | 'noticeMinutes'
  | 'horizonDays'
  | 'dailyLimit'
>

export type FreeTimesRules = {
  /** A weekday without hours has no item. */
  hours: OpeningHours['weekly']
  overrides: OpeningHours['overrides']
  timeOff: { fromAt: Date; untilAt: Date }[]
  /** The sessions around the period, without one that moves. */
  busy: { startsAt: Date; blocksUntil: Date }[]
  policy: BookingPolicy
}
type FreeTimesQuestion = FreeTimesRules & {
  now: Date
  from: Date
  /** Exclusive. */
  until: Date
}

/**
 * The zone of an override may be a day away from the practice's. Read the sessions of as many days
 * around the period.
 */
export const marginDays = 2
/** Clocks change by multiples of it, and each grid is a multiple. */
const changeMs = 15 * minuteMs

/**
 * Returns the moments at which a session may start, in order. The list of free times and the booking
 * ask this same function, so a listed time can be booked. A session fits whole into the hours. The
 * pause after it may reach past their end and into time off.
 */
export function freeStarts(question: FreeTimesQuestion): Date[] {
  const { hours, overrides, timeOff, busy, policy, now, from, until } = question
  const sessionMs = policy.sessionMinutes * minuteMs
  const blockedMs = sessionMs + policy.pauseMinutes * minuteMs
  const firstMs = Math.max(from.getTime(), now.getTime() + policy.noticeMinutes * minuteMs)
  const untilMs = until.getTime()
  if (firstMs >= untilMs) return []
  const stretches = openStretches(
    { zone: policy.zone, weekly: hours, overrides },
    {
      first: localTimeAt(firstMs, policy.zone).date.subtract({ days: marginDays }),
      last: localTimeAt(untilMs, policy.zone).date.add({ days: marginDays }),
    },
  )
  const lastDate = lastBookableDate(policy, now)
  const isFull = createDayLimit(policy, busy)
  const taken = [
    ...timeOff.map((it) => takenStarts(it.fromAt, it.untilAt, sessionMs)),
    ...busy.map((it) => takenStarts(it.startsAt, it.blocksUntil, blockedMs)),
  ]
  const starts = stretches
    .filter((stretch) => Temporal.PlainDate.compare(stretch.date, lastDate) <= 0)
    .filter((stretch) => !isFull(stretch))
    .flatMap((stretch) => {
      const lastMs = closingOf(stretch, stretches) - sessionMs
      return gridOf(stretch, policy.gridMinutes)
        .filter((start) => firstMs <= start && start < untilMs && start <= lastMs)
        .filter((start) => !taken.some(({ after, before }) => after < start && start < before))
    })
  return [...new Set(starts)].toSorted((one, other) => one - other).map((start) => new Date(start))
}

/** The last date within both the horizon and the licence; yesterday until a licence is verified. */
export function lastBookableDate(
  {
    zone,
    horizonDays,
    practiceUntil,
  }: Pick<BookingPolicy, 'zone' | 'horizonDays' | 'practiceUntil'>,
  now: Date,
): Temporal.PlainDate {
  const today = localTimeAt(now.getTime(), zone).date
  const horizon = today.add({ days: horizonDays })
  const licence =
    practiceUntil === null ? today.subtract({ days: 1 }) : Temporal.PlainDate.from(practiceUntil)
  return Temporal.PlainDate.compare(horizon, licence) < 0 ? horizon : licence
}

/** Returns the starts, without the bounds, from which a session of this length meets a time. */
function takenStarts(fromAt: Date, untilAt: Date, lengthMs: number) {
  return { after: fromAt.getTime() - lengthMs, before: untilAt.getTime() }
}

/** Hours may go on without a gap, such as over midnight. `stretches` are sorted by start. */
function closingOf({ endMs }: OpenStretch, stretches: OpenStretch[]): number {
  return stretches.reduce(
    (closes, next) => (next.startMs <= closes && closes < next.endMs ? next.endMs : closes),
    endMs,
  )
}

/**
 * Returns the moments whose local time is a multiple of the grid after the start of the hours. A
 * repeated hour counts twice.
 */
function gridOf({ zone, hours, startMs, endMs }: OpenStretch, gridMinutes: number): number[] {
  const hasChange = endMs - startMs !== (hours.endMinute - hours.startMinute) * minuteMs
  if (!hasChange) return stepsBetween(startMs, endMs, gridMinutes * minuteMs)
  return stepsBetween(startMs, endMs, changeMs).filter((moment) => {
    const { minute } = localTimeAt(moment, zone)
    return (minute - hours.startMinute) % gridMinutes === 0
  })
}

function stepsBetween(startMs: number, endMs: number, stepMs: number): number[] {
  const count = Math.max(0, Math.ceil((endMs - startMs) / stepMs))
  return Array.from({ length: count }, (_, index) => startMs + index * stepMs)
}
