import { daysBetween } from '#app/nutrition/weight-trend.ts'
import type { TrackerSummary } from '#server/contract/tracker.schema.ts'

export type ProgramWeek =
  | { kind: 'upcoming' }
  | { kind: 'running'; week: number; weekCount: number }
  | { kind: 'over' }

/** Returns the week of a program on a day. Both its first and its last day belong to it. */
export function programWeekOf(
  { startsOn, endsOn }: Pick<TrackerSummary, 'startsOn' | 'endsOn'>,
  today: string,
): ProgramWeek {
  if (today < startsOn) return { kind: 'upcoming' }
  if (today > endsOn) return { kind: 'over' }
  const weekCount = Math.max(1, Math.ceil(daysBetween(startsOn, endsOn) / 7))
  const week = Math.floor(daysBetween(startsOn, today) / 7) + 1
  return { kind: 'running', week: Math.min(week, weekCount), weekCount }
}
