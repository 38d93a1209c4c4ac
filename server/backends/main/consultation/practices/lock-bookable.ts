import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { User } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { lockPractice } from './practice.repository.ts'

/** Returns true for a practice that clients can choose: an active one with a verified licence. */
export function isBookable(practice: PracticeRow | undefined): practice is PracticeRow {
  return practice?.state === 'active' && practice.practiceUntil !== null
}

/**
 * Locks a practice that a member can choose.
 * @throws MainFailure `ERR_NO_PRACTICE`, also for their own
 */
export async function lockBookable(
  tx: Database,
  slug: string,
  { id }: Pick<User, 'id'>,
): Promise<PracticeRow> {
  const practice = await lockPractice(tx, { slug })
  if (!isBookable(practice) || practice.userId === id) throw new MainFailure('ERR_NO_PRACTICE')
  return practice
}
