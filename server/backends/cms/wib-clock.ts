import { dayMs, hourMs } from '#app/lib/time.ts'

/** WIB is seven hours ahead of UTC and knows no summer time. */
const wibOffsetMs = 7 * hourMs

/** The calendar date that a clock in Jakarta shows: `2026-11-21`. */
export function dateInWib(instant: Date): string {
  return new Date(instant.getTime() + wibOffsetMs).toISOString().slice(0, 10)
}

/** Monday is 1, Sunday is 7. */
export function weekdayInWib(instant: Date): number {
  return new Date(instant.getTime() + wibOffsetMs).getUTCDay() || 7
}

/** Midnight in Jakarta, `days` days after the one of that instant. */
export function midnightInWib(instant: Date, days = 0): Date {
  return new Date(Date.parse(dateInWib(instant)) + days * dayMs - wibOffsetMs)
}
