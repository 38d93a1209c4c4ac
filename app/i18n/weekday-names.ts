import { formatWeekday } from './format.ts'

/** Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** The name of a weekday in the page's language. 1 January 2024 was a Monday. */
export function weekdayName(weekday: number): string {
  return formatWeekday(`2024-01-0${weekday}`)
}
