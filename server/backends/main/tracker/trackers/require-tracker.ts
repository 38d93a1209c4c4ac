import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Database } from '#server/db/open-database.ts'
import { findTracker, lockTracker } from './tracker.repository.ts'

type OwnedTracker = { trackerId: string; userId: string }

/** @throws MainFailure `ERR_NO_TRACKER`, for a stranger's tracker too */
export async function requireTracker(db: Database, owned: OwnedTracker): Promise<void> {
  if (!(await findTracker(db, owned))) throw new MainFailure('ERR_NO_TRACKER')
}

/**
 * For a step that nothing may come between: others wait until the transaction ends.
 * @throws MainFailure `ERR_NO_TRACKER`, for a stranger's tracker too
 */
export async function requireLockedTracker(db: Database, owned: OwnedTracker): Promise<void> {
  if (!(await lockTracker(db, owned))) throw new MainFailure('ERR_NO_TRACKER')
}
