import { dayMs } from './time.ts'

/** The day so many days later, `YYYY-MM-DD`; earlier with a negative count. */
export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10)
}
