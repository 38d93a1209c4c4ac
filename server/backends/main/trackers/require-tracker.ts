import { MainFailure } from '#server/backends/main/main-failure.ts'
import type { Database } from '#server/db/open-database.ts'
import { findTracker } from './tracker.repository.ts'

/** @throws MainFailure `ERR_NO_TRACKER`, for a stranger's tracker too */
export async function requireTracker(
  db: Database,
  owned: { trackerId: string; userId: string },
): Promise<void> {
  if (!(await findTracker(db, owned))) throw new MainFailure('ERR_NO_TRACKER')
}
