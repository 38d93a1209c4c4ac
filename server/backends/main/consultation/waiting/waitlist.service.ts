import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import {
  requireOpenFor,
  requirePaidNutritionist,
} from '#server/backends/main/consultation/care/care.service.ts'
import { findActiveRelation } from '#server/backends/main/consultation/care/care-relation.repository.ts'
import { lockOwnTracker } from '#server/backends/main/consultation/care/lock-own-tracker.ts'
import { lockBookable } from '#server/backends/main/consultation/practices/lock-bookable.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { WaitWish } from '#server/contract/waitlist.schema.ts'
import { endWaiting } from './end-waiting.service.ts'
import { firstSuiting, listOfferable } from './suiting-starts.service.ts'
import { findOwnEntry, findWaiting, insertEntry, updateEntry } from './waitlist-entry.repository.ts'

/**
 * Joins the waiting list of a nutritionist. A client who waits already changes the wish and keeps the place.
 * @throws MainFailure `ERR_NO_PRACTICE`, `NO_NEW_CLIENTS`, `OTHER_NUTRITIONIST`, `AFTER_PROGRAM_END`,
 *   `TIME_IS_FREE` if a suiting time can be booked now, or `ERR_NO_TRACKER`, also for another
 *   member's tracker
 */
export async function joinList(
  context: MainContext,
  { user }: Member,
  { trackerId, nutritionist, ...wish }: WaitWish & { trackerId: string },
): Promise<void> {
  const now = context.clock.now()
  await context.db.transaction(async (tx) => {
    const practice = await lockBookable(tx, nutritionist, user)
    const tracker = await lockOwnTracker(tx, { trackerId, userId: user.id })
    const { number: practiceNumber } = practice
    if (dayInJakarta(now) >= tracker.endsOn) throw new MainFailure('AFTER_PROGRAM_END')
    requirePaidNutritionist({ practice, tracker })
    const relation = await findActiveRelation(tx, trackerId)
    if (relation && relation.practiceNumber !== practiceNumber)
      throw new MainFailure('OTHER_NUTRITIONIST')
    if (!relation) await requireOpenFor(tx, { practice, userId: user.id })
    const starts = await listOfferable(tx, practice, now)
    const wanted = { wish, tracker, userNumber: user.number, starts, now }
    if (await firstSuiting(tx, practice, wanted)) throw new MainFailure('TIME_IS_FREE')
    const entry = await findWaiting(tx, { trackerId, practiceNumber })
    if (entry) return updateEntry(tx, entry.id, { ...wish, lookAt: now })
    await insertEntry(tx, {
      id: randomId(),
      ...{ trackerId, practiceNumber, ...wish },
      state: 'waiting',
      lookAt: now,
      createdAt: now,
    })
  })
}

/**
 * Leaves a list; an open offer is withdrawn with it. Leaving again changes nothing.
 * @throws MainFailure `ERR_NO_WAITING`, also for another member's entry
 */
export async function leaveList(context: MainContext, { user }: Member, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const entry = await findOwnEntry(tx, { id, userId: user.id })
    if (!entry) throw new MainFailure('ERR_NO_WAITING')
    const { trackerId } = entry
    await lockOwnTracker(tx, { trackerId, userId: user.id })
    await endWaiting(context, tx, { trackerId, id })
  })
}
