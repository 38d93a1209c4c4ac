import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import type { Tracker, WeightEntry } from '#server/contract/tracker.schema.ts'
import { findTracker, listRecentWeights, upsertWeight } from './tracker.repository.ts'

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function readTracker(
  { db }: MainContext,
  { user }: Member,
  trackerId: string,
): Promise<Tracker> {
  const tracker = await findTracker(db, { trackerId, userId: user.id })
  if (!tracker) throw new MainFailure('ERR_NO_TRACKER')
  return { ...tracker, weights: await listRecentWeights(db, trackerId) }
}

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function saveWeight(
  { db }: MainContext,
  { user }: Member,
  { trackerId, entry }: { trackerId: string; entry: WeightEntry },
): Promise<WeightEntry> {
  return db.transaction(async (tx) => {
    const tracker = await findTracker(tx, { trackerId, userId: user.id })
    if (!tracker) throw new MainFailure('ERR_NO_TRACKER')
    return upsertWeight(tx, trackerId, entry)
  })
}
