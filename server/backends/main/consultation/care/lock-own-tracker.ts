import { lockSessionTracker } from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { lockBuyer } from '#server/backends/main/identity/users/user.repository.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

/**
 * Locks the member's account, then their tracker.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker
 */
export async function lockOwnTracker(
  tx: Database,
  { trackerId, userId }: { trackerId: string; userId: string },
): Promise<TrackerRow> {
  await requireTracker(tx, { trackerId, userId })
  await lockBuyer(tx, userId)
  const tracker = await lockSessionTracker(tx, trackerId)
  if (!tracker) throw new MainFailure('ERR_NO_TRACKER')
  return tracker
}
