import { dayMs } from '#app/lib/time.ts'

/** Returns the first day of a weekday (Monday is 1) from a moment on, `YYYY-MM-DD`. */
export function dayOnWeekday(weekday: number, moment: number): string {
  const days = (7 + weekday - new Date(moment).getUTCDay()) % 7
  return new Date(moment + days * dayMs).toISOString().slice(0, 10)
}
