import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { PkpStatusRow } from '#server/db/main/pkp-status.table.ts'

type Status = Pick<PkpStatusRow, 'isPkp' | 'startsOn' | 'recordedAt'>

/**
 * Takes statuses in the order of their decisions and returns those that count. A later decision
 * replaces a status that has not begun. So their days are in order, and one is ahead at most.
 */
export function countedOf<Row extends Status>(statuses: readonly Row[]): Row[] {
  return statuses.filter(({ startsOn }, index) =>
    statuses.slice(index + 1).every(({ recordedAt }) => dayInJakarta(recordedAt) >= startsOn),
  )
}

/** Returns the status of a day in Jakarta. Undefined before the first one: the company is not PKP. */
export function statusOn<Row extends Status>(
  statuses: readonly Row[],
  day: string,
): Row | undefined {
  return countedOf(statuses).findLast(({ startsOn }) => startsOn <= day)
}
