import * as v from 'valibot'

/** A day of the calendar, `YYYY-MM-DD`, so not 30 February. */
export const isoDateSchema = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar))

function isOnCalendar(day: string): boolean {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

const dayMs = 24 * 60 * 60 * 1000

/** Bare dates are midnights in UTC, so every day has 24 hours. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
