import { minuteMs } from '#app/lib/time.ts'
import type { FreeHours } from '#server/contract/nutritionist.schema.ts'
import { midnightInWib, weekdayInWib } from './wib-clock.ts'

/** One consultation. */
const sessionMinutes = 60

/**
 * When the next free hour of somebody's week begins, or null when the week has none. An hour that
 * has begun is gone; the last one of a stretch has to fit in whole.
 */
export function nextFreeHour(hours: FreeHours[], now: Date): Date | null {
  // The eighth day is today's weekday again, for hours that are over today.
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
