import { dayInJakarta } from './day-in-jakarta.ts'

/** Nobody alive was born before. */
const firstDay = '1900-01-01'

/** Whether somebody may have been born on a day, `YYYY-MM-DD`; an empty text is no day at all. */
export function isBirthDate(day: string): boolean {
  return day === '' || (day >= firstDay && day <= latestBirthDate())
}

/** Nobody is born after it. */
export function latestBirthDate(): string {
  return dayInJakarta()
}
