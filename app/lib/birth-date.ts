import { dayInJakarta } from './day-in-jakarta.ts'

/** No living person was born earlier. */
const firstDay = '1900-01-01'

/** True if `YYYY-MM-DD` can be a birth date; an empty text means no date and is valid. */
export function isBirthDate(day: string): boolean {
  return day === '' || (day >= firstDay && day <= latestBirthDate())
}

/** Today in Jakarta. */
export function latestBirthDate(): string {
  return dayInJakarta()
}
