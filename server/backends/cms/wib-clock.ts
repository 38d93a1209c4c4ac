import { dayMs, hourMs } from '#app/lib/time.ts'

/** WIB is seven hours ahead of UTC and knows no summer time. */
const wibOffsetMs = 7 * hourMs

/** Returns the calendar date in Jakarta, such as `2026-11-21`. */
export function dateInWib(instant: Date): string {
  return new Date(instant.getTime() + wibOffsetMs).toISOString().slice(0, 10)
}

/** Returns the weekday in Jakarta; Monday is 1, Sunday is 7. */
export function weekdayInWib(instant: Date): number {
  return new Date(instant.getTime() + wibOffsetMs).getUTCDay() || 7
}

/** Returns midnight in Jakarta, `days` days after the instant's date. */
export function midnightInWib(instant: Date, days = 0): Date {
  return new Date(Date.parse(dateInWib(instant)) + days * dayMs - wibOffsetMs)
}
