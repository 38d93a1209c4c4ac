import { addDays } from '#server/backends/main/platform/calendar-day.ts'

/** From the first day up to, and not with, the last: the next period begins where this one ends. */
export type Period = { startsOn: string; endsOn: string }

/**
 * The period that a purchase of some weeks gives. While the program runs it begins where that ends,
 * so no day is lost; otherwise it begins today.
 */
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
 * What is left of a program's periods, in their order, when one of them is taken back: it ends
 * today, or never begins, and what was bought after it moves up by the days that became free.
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

/** The days of a period that have not begun: of one that runs, those from tomorrow on. */
export function unusedDays(period: Period, today: string): number {
  const days = daysFrom(today, period)
  return today < period.startsOn ? days : Math.max(0, days - 1)
}

export function daysOf({ startsOn, endsOn }: Period): number {
  return daysBetween(startsOn, endsOn)
}

/** The days of a period from a day on, that day included. */
function daysFrom(day: string, { startsOn, endsOn }: Period): number {
  return Math.max(0, daysBetween(day < startsOn ? startsOn : day, endsOn))
}

/** Bare dates are midnights UTC, where every day has as many hours. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000)
}
