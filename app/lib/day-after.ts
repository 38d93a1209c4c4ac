import { dayMs } from './time.ts'

/** Returns the day `count` days later as `YYYY-MM-DD`; earlier if `count` is negative. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}
