import { dayMs } from '#app/lib/time.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'
import type { TrackerSummary } from '#server/contract/tracker.schema.ts'

type ProgramRest =
  /** All days of a program that waits for its first session. */
  | { kind: 'upcoming'; daysLeft: number }
  /** 1 on the last day. */
  | { kind: 'running'; daysLeft: number; shareOver: number }
  | { kind: 'over' }
  | { kind: 'refunded' }

/**
 * Returns the rest of a program on a day. The program is over on `endsOn`, when a next period would
 * begin.
 */
export function remainderOf(
  {
    startsOn,
    endsOn,
    endedBy,
  }: Pick<TrackerSummary, 'startsOn' | 'endsOn'> & Partial<Pick<TrackerSummary, 'endedBy'>>,
  today: string,
): ProgramRest {
  if (endedBy === 'refund') return { kind: 'refunded' }
  if (today < startsOn) return { kind: 'upcoming', daysLeft: daysBetween(startsOn, endsOn) }
  if (today >= endsOn) return { kind: 'over' }
  const whole = Math.max(1, daysBetween(startsOn, endsOn))
  return {
    kind: 'running',
    daysLeft: daysBetween(today, endsOn),
    shareOver: daysBetween(startsOn, today) / whole,
  }
}

/** Returns the end after more weeks: they follow the days left, or start today. */
export function endAfter(
  { endsOn }: Pick<TrackerSummary, 'endsOn'>,
  { today, weeks }: { today: string; weeks: number },
): string {
  const begin = Date.parse(endsOn > today ? endsOn : today)
  return new Date(begin + weeks * 7 * dayMs).toISOString().slice(0, 10)
}
