import type { MainContext } from '#server/backends/main/main-context.ts'
import type { Practice } from '#server/contract/practice.schema.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { updatePractice } from './own-practice.repository.ts'
import { requireLockedPractice } from './require-practice.ts'

/**
 * New rules and a pause decide about the next bookings; booked sessions stay as they are.
 * @throws MainFailure `ERR_NO_PRACTICE` if the account lost the practice meanwhile
 */
export async function changePractice(
  { db }: MainContext,
  practice: PracticeRow,
  changes: Partial<PracticeRow>,
): Promise<Practice> {
  return db.transaction(async (tx) => {
    const { number } = await requireLockedPractice(tx, practice)
    return practiceOf(await updatePractice(tx, number, changes))
  })
}

export function practiceOf(row: PracticeRow): Practice {
  const { slug, name, state, practiceUntil, zone, meetingLink, sessionMinutes } = row
  const { pauseMinutes, noticeMinutes, horizonDays, dailyLimit, takesNewClients } = row
  return {
    ...{ slug, name, state, practiceUntil, zone, meetingLink, sessionMinutes, pauseMinutes },
    gridMinutes: row.gridMinutes as Practice['gridMinutes'],
    ...{ noticeMinutes, horizonDays, dailyLimit, takesNewClients },
    hasFeed: row.feedKeyHash !== null,
  }
}
