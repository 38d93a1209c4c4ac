import { hourMs } from './time.ts'

// Without Intl, whose first use costs a phone a tenth of a second during hydration.

/** WIB is UTC+7 all year. */
export const wibOffsetMs = 7 * hourMs

/** Returns the day in Jakarta as `YYYY-MM-DD`, the same on server and browser. Programs run by it. */
export function dayInJakarta(moment = new Date()): string {
  return new Date(moment.getTime() + wibOffsetMs).toISOString().slice(0, 10)
}

/** Returns midnight in Jakarta, with which a day begins. */
export function startInJakarta(day: string): Date {
  return new Date(`${day}T00:00:00+07:00`)
}
