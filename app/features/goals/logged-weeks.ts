import { dayAfter } from '#app/lib/day-after.ts'
import type { LoggedDay } from '#server/contract/logged-day.schema.ts'

const daysOfWeek = 7
const weekCount = 6

export type CalendarDay = {
  day: string
  /** Days in the future or before the program are drawn but not counted. */
  kind: 'before' | 'past' | 'future'
  logged?: LoggedDay
}

/** Returns the span of the last six weeks, the current one included; weeks begin on Monday. */
export function weeksSpan(today: string): { from: string; to: string } {
  const fromMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % daysOfWeek
  const from = dayAfter(today, -fromMonday - (weekCount - 1) * daysOfWeek)
  return { from, to: dayAfter(from, weekCount * daysOfWeek - 1) }
}

/** Returns those weeks day by day, with what was logged. */
export function weeksOf(
  days: readonly LoggedDay[],
  { today, startsOn }: { today: string; startsOn: string },
): CalendarDay[][] {
  const byDay = new Map(days.map((logged) => [logged.day, logged]))
  const { from } = weeksSpan(today)
  return Array.from({ length: weekCount }, (_, week) =>
    Array.from({ length: daysOfWeek }, (__, index) => {
      const day = dayAfter(from, week * daysOfWeek + index)
      const logged = byDay.get(day)
      const kind = day > today ? 'future' : day < startsOn ? 'before' : 'past'
      return { day, kind, ...(logged && { logged }) }
    }),
  )
}

/** Counts the days of the program so far, and those of them with a log. */
export function loggedShareOf(weeks: CalendarDay[][]): { logged: number; planned: number } {
  const past = weeks.flat().filter(({ kind }) => kind === 'past')
  return { logged: past.filter(({ logged }) => logged).length, planned: past.length }
}
