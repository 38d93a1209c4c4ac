import { addDays } from '#server/backends/main/platform/calendar-day.ts'

/** A program that waits for its first session starts this many days after the payment at the latest. */
const mostWaitingDays = 14

/** The last day on which a program that was paid on a day starts. */
export function latestStartOf(paidOn: string): string {
  return addDays(paidOn, mostWaitingDays)
}
