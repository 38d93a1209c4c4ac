import { daysBetween } from '#server/contract/bare-dates.ts'
import type { TrackerSummary } from '#server/contract/tracker.schema.ts'

type Period = Pick<TrackerSummary, 'startsOn' | 'endsOn'> & Partial<Pick<TrackerSummary, 'endedBy'>>

export type ProgramWeek =
  | { kind: 'upcoming'; share: number }
  | { kind: 'running'; week: number; weekCount: number; share: number }
  | { kind: 'over'; share: number }
  /** Its money went back, so none of its days counts. */
  | { kind: 'refunded'; share: number }

/**
 * Returns the week of a program on a day, and the share of its days that have passed. Both its first
 * and its last day belong to it.
 */
export function programWeekOf({ startsOn, endsOn, endedBy }: Period, today: string): ProgramWeek {
  if (endedBy === 'refund') return { kind: 'refunded', share: 0 }
  if (today < startsOn) return { kind: 'upcoming', share: 0 }
  if (today > endsOn) return { kind: 'over', share: 1 }
  const dayCount = Math.max(1, daysBetween(startsOn, endsOn))
  const passedDays = daysBetween(startsOn, today)
  const weekCount = Math.ceil(dayCount / 7)
  const week = Math.min(Math.floor(passedDays / 7) + 1, weekCount)
  return { kind: 'running', week, weekCount, share: passedDays / dayCount }
}
