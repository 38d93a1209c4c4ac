import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import { hourMs, minuteMs } from '#app/lib/time.ts'
import {
  insertAppointment,
  lockSessionTracker,
} from '#server/backends/main/consultation/appointments/appointment.repository.ts'
import { endsFrom } from '#server/backends/main/consultation/appointments/book-session.service.ts'
import { requireFreeStart } from '#server/backends/main/consultation/appointments/free-start.service.ts'
import { lockPractice } from '#server/backends/main/consultation/practices/practice.repository.ts'
import { lockBuyer } from '#server/backends/main/identity/users/user.repository.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { mailOffer } from './mail-offer.ts'
import { mailWaitEnded } from './mail-wait-ended.ts'
import { firstSuiting, listOfferable, offerMs } from './suiting-starts.service.ts'
import {
  expireEntries,
  findDuePractice,
  findWaiting,
  listAskable,
  setLook,
  updateEntry,
  type WaitingClient,
} from './waitlist-entry.repository.ts'

/** Finds times that became free in another way than by a change of a session. */
const lookEveryMs = minuteMs
/** A client who let an offer run out may be asleep. */
const restAfterMissedMs = 12 * hourMs

/**
 * Looks for times for those who wait for one practice, and offers each time to one of them. Returns
 * false if no look is due.
 */
export async function offerFreeTimes(context: MainContext): Promise<boolean> {
  const { db, clock } = context
  const now = clock.now()
  const practiceNumber = await findDuePractice(db, now)
  if (practiceNumber === undefined) return false
  // First, so that a time freed meanwhile makes the next look due.
  await setLook(db, { practiceNumber, lookAt: later(now, lookEveryMs) })
  await db.transaction(async (tx) => {
    const past = { practiceNumber, now, today: dayInJakarta(now) }
    for (const entry of await expireEntries(tx, past)) await mailWaitEnded(context, tx, entry)
  })
  while (await offerOne(context, practiceNumber)) {}
  return true
}

/** Offers a time to the client who waits longest for one that suits. Returns false if no time does. */
async function offerOne(context: MainContext, practiceNumber: number): Promise<boolean> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const practice = await lockPractice(tx, { number: practiceNumber })
    if (practice?.state !== 'active') return false
    const starts = await listOfferable(tx, practice, now)
    if (starts.length === 0) return false
    const missedBefore = later(now, -restAfterMissedMs)
    for (const waiting of await listAskable(tx, { practiceNumber, missedBefore })) {
      const { entry, tracker, userNumber } = waiting
      const wanted = { wish: entry, tracker, userNumber, starts, now }
      const startsAt = await firstSuiting(tx, practice, wanted)
      if (!startsAt) continue
      await offer(context, tx, { practice, waiting, startsAt })
      return true
    }
    return false
  })
}

type Offer = { practice: PracticeRow; waiting: WaitingClient; startsAt: Date }

/** Does nothing if the client left the list meanwhile, or chose another nutritionist. */
async function offer(context: MainContext, tx: Database, { practice, waiting, startsAt }: Offer) {
  const now = context.clock.now()
  const { entry, userNumber } = waiting
  const { trackerId } = entry
  const { number: practiceNumber } = practice
  await lockBuyer(tx, waiting.tracker.userId)
  const tracker = await lockSessionTracker(tx, trackerId)
  const stillWaits = (await findWaiting(tx, { trackerId, practiceNumber }))?.id === entry.id
  if (!tracker || !stillWaits) return
  await requireFreeStart(context, tx, {
    practice,
    userNumber,
    tracker,
    startsAt,
    by: 'system',
    now,
  })
  const session = await insertAppointment(tx, {
    id: randomId(),
    ...{ practiceNumber, userNumber, trackerId, startsAt, ...endsFrom(startsAt, practice) },
    state: 'offered',
    offeredUntil: later(now, offerMs),
    clientZone: entry.zone,
    locale: entry.locale,
    changedBy: 'system',
    changedAt: now,
    createdAt: now,
  })
  await updateEntry(tx, entry.id, { appointmentId: session.id })
  await mailOffer(context, tx, session)
}
