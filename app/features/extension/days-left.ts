import { dayMs } from '#app/lib/time.ts'
import type { TrackerSummary } from '#server/contract/tracker.schema.ts'

export type ProgramRest =
  | { kind: 'upcoming' }
  /** One on its last day. */
  | { kind: 'running'; daysLeft: number; shareOver: number }
  | { kind: 'over' }

/** What is left of a program on a day; on `endsOn` it is over, and a next period would begin. */
export function restOf(
  { startsOn, endsOn }: Pick<TrackerSummary, 'startsOn' | 'endsOn'>,
  today: string,
): ProgramRest {
  if (today < startsOn) return { kind: 'upcoming' }
  if (today >= endsOn) return { kind: 'over' }
  const whole = Math.max(1, daysBetween(startsOn, endsOn))
  return {
    kind: 'running',
    daysLeft: daysBetween(today, endsOn),
    shareOver: daysBetween(startsOn, today) / whole,
  }
}

/** Bare dates are midnights UTC, where every day has as many hours. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** Until when a program runs once some weeks are added: after the days that are left, or from today. */
export function endAfter(
  { endsOn }: Pick<TrackerSummary, 'endsOn'>,
  { today, weeks }: { today: string; weeks: number },
): string {
  const begin = Date.parse(endsOn > today ? endsOn : today)
  return new Date(begin + weeks * 7 * dayMs).toISOString().slice(0, 10)
}
