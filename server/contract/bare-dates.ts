// Without the schema library, so that every page can load it.

const dayMs = 24 * 60 * 60 * 1000

/** Bare dates are midnights in UTC, so every day has 24 hours. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs
}

/** Returns false for a day that the calendar does not have, such as `2026-02-30`. */
export function isOnCalendar(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day
}
