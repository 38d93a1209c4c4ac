import * as v from 'valibot'

/** A day of the calendar, `YYYY-MM-DD`. */
export const isoDateSchema = v.pipe(v.string(), v.isoDate())

const dayMs = 24 * 60 * 60 * 1000

/** Bare dates are midnights in UTC, so every day has 24 hours. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}
