import { lockBookable } from '#server/backends/main/consultation/practices/lock-bookable.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import type { CareView } from '#server/contract/appointment.schema.ts'
import type { ShareSection } from '#server/contract/share.schema.ts'
import { endCareOf, requireOpenFor, requirePaidNutritionist, startCare } from './care.service.ts'
import { findActiveRelation, listViews } from './care-relation.repository.ts'
import { lockOwnTracker } from './lock-own-tracker.ts'

type Wish = { trackerId: string; nutritionist: string; sections: ShareSection[] }

/**
 * Starts the care, changes the nutritionist or changes what they see.
 * @throws MainFailure `ERR_NO_PRACTICE`, `NO_NEW_CLIENTS`, `OTHER_NUTRITIONIST` for the tracker of a
 *   single consultation, or `ERR_NO_TRACKER`, also for another member's tracker
 */
export async function saveCare(
  context: MainContext,
  { user }: Member,
  { trackerId, nutritionist, sections }: Wish,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const practice = await lockBookable(tx, nutritionist, user)
    const tracker = await lockOwnTracker(tx, { trackerId, userId: user.id })
    requirePaidNutritionist({ practice, tracker })
    const active = await findActiveRelation(tx, trackerId)
    if (active?.practiceNumber !== practice.number)
      await requireOpenFor(tx, { practice, userId: user.id })
    await startCare(context, tx, { practice, tracker, sections })
  })
}

/**
 * Ends the care. Does nothing if it has ended already.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker
 */
export async function endCare(
  context: MainContext,
  { user }: Member,
  trackerId: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockOwnTracker(tx, { trackerId, userId: user.id })
    const active = await findActiveRelation(tx, trackerId)
    if (active) await endCareOf(context, tx, active, 'client')
  })
}

/** @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker */
export async function readCareViews(
  { db }: MainContext,
  { user }: Member,
  trackerId: string,
): Promise<CareView[]> {
  await requireTracker(db, { trackerId, userId: user.id })
  const views = await listViews(db, trackerId)
  return views.map(({ at, ...view }) => ({ at: at.toISOString(), ...view }))
}
