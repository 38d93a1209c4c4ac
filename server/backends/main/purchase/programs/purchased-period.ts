import { dayMs } from '#app/lib/time.ts'
import { addDays } from '#server/backends/main/platform/calendar-day.ts'

/** `endsOn` is exclusive: the next period begins on it. */
export type Period = { startsOn: string; endsOn: string }

/** Returns the period of a purchase. It begins where the running program ends, else today. */
export function nextPeriod({
  today,
  runsUntil,
  weeks,
}: {
  today: string
  runsUntil?: string | undefined
  weeks: number
}): Period {
  const startsOn = runsUntil && runsUntil > today ? runsUntil : today
  return { startsOn, endsOn: addDays(startsOn, weeks * 7) }
}

/**
 * Returns the periods of a program after one of them is reversed. That one ends today, or never
 * begins; later ones move forward by the days that became free.
 */
export function withoutPeriod<Part extends Period>(
  periods: readonly Part[],
  taken: Part,
  today: string,
): Part[] {
  const freeDays = daysFrom(today, taken)
  return periods.map((period) => {
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

/** Bare dates are midnights in UTC, where every day has 24 hours. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
