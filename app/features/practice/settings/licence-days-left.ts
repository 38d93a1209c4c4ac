import { daysBetween } from '#server/contract/bare-dates.ts'
import type { Practice } from '#server/contract/practice.schema.ts'

/**
 * Returns for how many days the licence still holds, with today: 0 or less if it has ended. Returns
 * null until one is verified.
 */
export function licenceDaysLeft({ practiceUntil }: Practice, today: string): number | null {
  return practiceUntil === null ? null : daysBetween(today, practiceUntil) + 1
}
