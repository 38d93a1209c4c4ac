import { latestStartOf } from '#server/backends/main/consultation/program-clock/latest-start.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'
import { daysBetween } from '#server/contract/bare-dates.ts'

/** `endsOn` is exclusive: the next period begins on it. */
export type Period = { startsOn: string; endsOn: string }

type NextPeriod = {
  today: string
  /** The first day after the program that runs. */
  runsUntil?: string | undefined
  weeks: number
  /** Whether a new program waits for its first session. */
  isWaiting?: boolean
}

/**
 * Returns the period of a purchase. It begins where the running program ends, else today. If it
 * waits for the first session, it begins on its latest day.
 */
export function nextPeriod({ today, runsUntil, weeks, isWaiting = false }: NextPeriod): Period {
  const start = isWaiting ? latestStartOf(today) : today
  const startsOn = runsUntil && runsUntil > today ? runsUntil : start
  return { startsOn, endsOn: addDays(startsOn, weeks * 7) }
}

/**
 * Returns the periods of a program after one of them is reversed. That one ends today, or never
 * begins; later ones move forward by the days that became free. The only one that never begins ends
 * today too, with the program.
 */
export function withoutPeriod<Part extends Period>(
  periods: readonly Part[],
  taken: Part,
  today: string,
): Part[] {
  const freeDays = daysFrom(today, taken)
  const isOnly = periods.length === 1
  return periods.map((period) => {
    if (isOnly && today < period.startsOn) return { ...period, startsOn: today, endsOn: today }
    if (period === taken) return { ...period, endsOn: addDays(period.endsOn, -freeDays) }
    if (period.startsOn < taken.endsOn) return period
    return {
      ...period,
      startsOn: addDays(period.startsOn, -freeDays),
      endsOn: addDays(period.endsOn, -freeDays),
    }
  })
}

/** Counts the days that have not begun; in a running period, the days from tomorrow on. */
export function unusedDays(period: Period, today: string): number {
  const days = daysFrom(today, period)
  return today < period.startsOn ? days : Math.max(0, days - 1)
}

export function daysOf({ startsOn, endsOn }: Period): number {
  return daysBetween(startsOn, endsOn)
}

/** Counts the days of a period from `day` on, inclusive. */
function daysFrom(day: string, { startsOn, endsOn }: Period): number {
  return Math.max(0, daysBetween(day < startsOn ? startsOn : day, endsOn))
}
