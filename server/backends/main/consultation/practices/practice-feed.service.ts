import { roomPathOf } from '#app/lib/room-path.ts'
import { dayMs } from '#app/lib/time.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { appendAuditEntry } from '#server/backends/main/platform/audit/append-audit-entry.ts'
import { writeCalendar } from '#server/backends/main/platform/calendar/write-calendar.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { MainFailure } from '#server/backends/main/platform/main-failure.ts'
import { hashOfToken, randomToken } from '#server/backends/main/platform/random-secret.ts'
import type { PracticeRow } from '#server/db/main/practice.table.ts'
import { updatePractice } from './own-practice.repository.ts'
import { findPracticeOfFeed, listFeedSessions } from './practice-feed.repository.ts'
import { requireLockedPractice } from './require-practice.ts'

/** How far back a feed goes. */
const pastMs = 30 * dayMs

/** Creates the address of the calendar feed and returns it this once. An earlier one ends. */
export async function createFeed(
  context: MainContext,
  own: PracticeRow,
): Promise<{ address: string }> {
  const key = randomToken()
  await changeFeed(context, own, hashOfToken(key))
  return { address: `${context.publicOrigin}/calendar/${key}.ics` }
}

/** The address stops working at once. Changes nothing without one. */
export async function endFeed(context: MainContext, own: PracticeRow): Promise<void> {
  await changeFeed(context, own, null)
}

async function changeFeed(
  context: MainContext,
  own: PracticeRow,
  feedKeyHash: string | null,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { number, userId, feedKeyHash: before } = await requireLockedPractice(tx, own)
    if (before === feedKeyHash) return
    await updatePractice(tx, number, { feedKeyHash })
    const action = feedKeyHash === null ? 'feed_revoked' : 'feed_created'
    await appendAuditEntry(context, tx, { action, subjectId: userId ?? '' })
  })
}

/**
 * Returns the sessions as a calendar, with the clients' initials alone: a calendar program may show
 * them to others.
 * @throws MainFailure `ERR_NO_FEED` if the key is unknown or has ended
 */
export async function readFeed(context: MainContext, key: string): Promise<string> {
  const { db, clock, productName, publicOrigin } = context
  const practice = await findPracticeOfFeed(db, hashOfToken(key))
  if (!practice) throw new MainFailure('ERR_NO_FEED')
  const now = clock.now()
  const of = { practiceNumber: practice.number, after: later(now, -pastMs) }
  const sessions = await listFeedSessions(db, of)
  const events = sessions.map(({ id, sequence, startsAt, endsAt, firstName, lastName }) => ({
    uid: `${id}@${new URL(publicOrigin).host}`,
    ...{ sequence, startsAt, endsAt },
    isCancelled: false,
    summary: `${productName}: ${initialsOf(firstName, lastName)}`,
    url: `${publicOrigin}/praktik/sesi/${id}`,
    ...(!practice.meetsByLink && { location: publicOrigin + roomPathOf(id) }),
  }))
  return writeCalendar({ method: 'PUBLISH', productName, now, events })
}

/** `D.L.` */
function initialsOf(...names: string[]): string {
  return names
    .map((name) => name.match(/\p{L}/u)?.[0].toUpperCase() ?? '')
    .join('.')
    .replace(/\.?$/, '.')
}
