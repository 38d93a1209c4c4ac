import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Practice, PracticeRules } from '#server/contract/practice.schema.ts'
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

/** Like `changePractice`. Without a link, sessions are held in the room. */
export function saveRules(
  context: MainContext,
  practice: PracticeRow,
  rules: PracticeRules,
): Promise<Practice> {
  const meetsByLink = rules.meetsByLink && rules.meetingLink !== ''
  return changePractice(context, practice, { ...rules, meetsByLink })
}

/**
 * Allows new bookings again.
 * @throws MainFailure `PRACTICE_SUSPENDED` if the operator paused the practice, `ERR_NO_PRACTICE`
 */
export async function resumePractice(
  { db }: MainContext,
  practice: PracticeRow,
): Promise<Practice> {
  return db.transaction(async (tx) => {
    const { number, isSuspended } = await requireLockedPractice(tx, practice)
    if (isSuspended) throw new MainFailure('PRACTICE_SUSPENDED')
    return practiceOf(await updatePractice(tx, number, { state: 'active' }))
  })
}

export function practiceOf(row: PracticeRow): Practice {
  const { slug, name, state, isSuspended, practiceUntil, zone, meetingLink, sessionMinutes } = row
  const { meetsByLink, pauseMinutes, noticeMinutes, horizonDays, dailyLimit } = row
  const { takesNewClients, answerHours } = row
  return {
    ...{ slug, name, state, isSuspended, practiceUntil, zone, meetingLink, meetsByLink },
    ...{ sessionMinutes, pauseMinutes },
    gridMinutes: row.gridMinutes as Practice['gridMinutes'],
    ...{ noticeMinutes, horizonDays, dailyLimit, takesNewClients, answerHours },
    hasFeed: row.feedKeyHash !== null,
  }
}
