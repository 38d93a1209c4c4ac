import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Database } from '#server/db/open-database.ts'
import { findTracker, lockTracker } from './tracker.repository.ts'

type OwnedTracker = { trackerId: string; userId: string }

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function requireTracker(db: Database, owned: OwnedTracker): Promise<void> {
  if (!(await findTracker(db, owned))) throw new MainFailure('ERR_NO_TRACKER')
}

/**
 * Locks the tracker until the transaction ends, so concurrent calls wait.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker
 */
export async function requireLockedTracker(db: Database, owned: OwnedTracker): Promise<void> {
  if (!(await lockTracker(db, owned))) throw new MainFailure('ERR_NO_TRACKER')
}
