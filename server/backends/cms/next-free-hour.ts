import { minuteMs } from '#app/lib/time.ts'
import type { FreeHours } from '#server/contract/nutritionist.schema.ts'
import { midnightInWib, weekdayInWib } from './wib-clock.ts'

/** The length of a consultation. */
const sessionMinutes = 60

/**
 * Returns the start of the next free hour, or null if the week has none. An hour that has begun is
 * not free, and the last one must fit completely into its period.
 */
export function nextFreeHour(hours: FreeHours[], now: Date): Date | null {
  // Day 7 is today's weekday again, for hours that are over today.
  for (let day = 0; day <= 7; day++) {
    const midnight = midnightInWib(now, day)
    const starts = hours
      .filter(({ weekday }) => weekday === weekdayInWib(midnight))
      .flatMap(startMinutesOf)
      .map((minute) => midnight.getTime() + minute * minuteMs)
      .filter((start) => start > now.getTime())
    if (starts.length > 0) return new Date(Math.min(...starts))
  }
  return null
}

function startMinutesOf({ startMinute, endMinute }: FreeHours): number[] {
  const count = Math.floor((endMinute - startMinute) / sessionMinutes)
  return Array.from({ length: count }, (_, index) => startMinute + index * sessionMinutes)
}
