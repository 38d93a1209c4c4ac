import { hourMs } from '#app/lib/time.ts'

/** WIB is seven hours ahead of UTC and knows no summer time. */
const wibOffsetMs = 7 * hourMs

/** Returns the calendar date in Jakarta, such as `2026-11-21`. */
export function dateInWib(instant: Date): string {
  return new Date(instant.getTime() + wibOffsetMs).toISOString().slice(0, 10)
}
