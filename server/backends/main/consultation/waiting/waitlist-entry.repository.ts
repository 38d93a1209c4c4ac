import { and, asc, eq, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { appointmentChangeTable } from '#server/db/main/appointment-change.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import { type WaitlistEntry, waitlistEntryTable } from '#server/db/main/waitlist-entry.table.ts'
import type { Database } from '#server/db/open-database.ts'

const isWaiting = eq(waitlistEntryTable.state, 'waiting')

export async function insertEntry(
  db: Database,
  entry: typeof waitlistEntryTable.$inferInsert,
): Promise<void> {
  await db.insert(waitlistEntryTable).values(entry)
}

export async function updateEntry(
  db: Database,
  id: string,
  set: Partial<WaitlistEntry>,
): Promise<void> {
  await db.update(waitlistEntryTable).set(set).where(eq(waitlistEntryTable.id, id))
}

/** Returns the entry with which a tracker waits for a practice. The caller holds the tracker's lock. */
export async function findWaiting(
  db: Database,
  { trackerId, practiceNumber }: { trackerId: string; practiceNumber: number },
): Promise<WaitlistEntry | undefined> {
  const [entry] = await db
    .select()
    .from(waitlistEntryTable)
    .where(
      and(
        isWaiting,
        eq(waitlistEntryTable.trackerId, trackerId),
        eq(waitlistEntryTable.practiceNumber, practiceNumber),
      ),
    )
  return entry
}

/** Returns an entry of a member's tracker, in any state; undefined if it is another's. */
export async function findOwnEntry(
  db: Database,
  { id, userId }: { id: string; userId: string },
): Promise<WaitlistEntry | undefined> {
  const [owned] = await db
    .select({ entry: waitlistEntryTable })
    .from(waitlistEntryTable)
    .innerJoin(trackerTable, eq(trackerTable.id, waitlistEntryTable.trackerId))
    .where(and(eq(waitlistEntryTable.id, id), eq(trackerTable.userId, userId)))
  return owned?.entry
}

/** Returns the client and the nutritionist of a place on the list. */
export async function readWaiter(db: Database, entryId: string) {
  const [waiter] = await db
    .select({
      user: userTable,
      nutritionist: { slug: practiceTable.slug, name: practiceTable.name },
      endsOn: trackerTable.endsOn,
    })
    .from(waitlistEntryTable)
    .innerJoin(trackerTable, eq(trackerTable.id, waitlistEntryTable.trackerId))
    .innerJoin(userTable, eq(userTable.id, trackerTable.userId))
    .innerJoin(practiceTable, eq(practiceTable.number, waitlistEntryTable.practiceNumber))
    .where(eq(waitlistEntryTable.id, entryId))
  if (!waiter) throw new Error('A place on a waiting list has no client')
  return waiter
}

/** Marks the entry whose offer became a session. */
export async function bookEntry(db: Database, appointmentId: string): Promise<void> {
  await db
    .update(waitlistEntryTable)
    .set({ state: 'booked' })
    .where(and(isWaiting, eq(waitlistEntryTable.appointmentId, appointmentId)))
}

/**
 * Where a tracker waits: in one place, with one practice, or with every other one. Or all who wait for
 * a practice.
 */
export type Places =
  | ({ trackerId: string } & ({ id: string } | { practiceNumber: number } | { except: number }))
  | { practiceNumber: number }

/** Lists places, in the order of their trackers. The caller holds the lock of the tracker or practice. */
export async function listPlaces(db: Database, places: Places): Promise<WaitlistEntry[]> {
  const { id, practiceNumber, trackerId } = waitlistEntryTable
  const isOfTracker = 'trackerId' in places ? eq(trackerId, places.trackerId) : undefined
  const isMeant =
    'id' in places
      ? eq(id, places.id)
      : 'except' in places
        ? ne(practiceNumber, places.except)
        : eq(practiceNumber, places.practiceNumber)
  return db
    .select()
    .from(waitlistEntryTable)
    .where(and(isWaiting, isOfTracker, isMeant))
    .orderBy(trackerId)
}

/** Sets when the worker next looks for a time for those who wait for a practice. */
export async function setLook(
  db: Database,
  { practiceNumber, lookAt }: Pick<WaitlistEntry, 'practiceNumber' | 'lookAt'>,
): Promise<void> {
  const ofPractice = eq(waitlistEntryTable.practiceNumber, practiceNumber)
  await db.update(waitlistEntryTable).set({ lookAt }).where(and(isWaiting, ofPractice))
}

/** Returns a practice for whose waiting clients a look is due. */
export async function findDuePractice(db: Database, now: Date): Promise<number | undefined> {
  const [due] = await db
    .select({ practiceNumber: waitlistEntryTable.practiceNumber })
    .from(waitlistEntryTable)
    .where(and(isWaiting, lte(waitlistEntryTable.lookAt, now)))
    .orderBy(asc(waitlistEntryTable.lookAt))
    .limit(1)
  return due?.practiceNumber
}

/** Ends the entries after their last day, or after their program, and returns them. `today` is Jakarta's. */
export async function expireEntries(
  db: Database,
  { practiceNumber, now, today }: { practiceNumber: number; now: Date; today: string },
): Promise<WaitlistEntry[]> {
  const { untilOn, zone, trackerId } = waitlistEntryTable
  const isPast = sql`${untilOn} < (${now.toISOString()}::timestamptz at time zone ${zone})::date`
  const hasEnded = sql`exists (
    select from ${trackerTable} t where t.id = ${trackerId} and t.ends_on <= ${today})`
  return db
    .update(waitlistEntryTable)
    .set({ state: 'expired' })
    .where(
      and(isWaiting, eq(waitlistEntryTable.practiceNumber, practiceNumber), or(isPast, hasEnded)),
    )
    .returning()
}

/**
 * Lists the clients who wait for a practice without an open offer, oldest first. A client who let one
 * run out is asked again only if it ended before `missedBefore`, in the past.
 */
export async function listAskable(
  db: Database,
  { practiceNumber, missedBefore }: { practiceNumber: number; missedBefore: Date },
): Promise<WaitingClient[]> {
  const { id, state, changedBy, offeredUntil } = appointmentTable
  const wasDeclined = and(eq(state, 'withdrawn'), ne(changedBy, 'system'))
  const isAskable = or(isNull(id), wasDeclined, lt(offeredUntil, missedBefore))
  const ofPractice = eq(waitlistEntryTable.practiceNumber, practiceNumber)
  return listWith(db, and(ofPractice, isAskable, isNull(userTable.suspendedAt)))
}

/** Lists what a member waits for, oldest first. */
export async function listWaitingOf(db: Database, userId: string): Promise<WaitingClient[]> {
  return listWith(db, eq(trackerTable.userId, userId))
}

async function listWith(db: Database, where: SQL | undefined) {
  return db
    .select({
      entry: waitlistEntryTable,
      tracker: trackerTable,
      userNumber: userTable.number,
      nutritionist: { slug: practiceTable.slug, name: practiceTable.name },
      lastOffer: appointmentTable,
    })
    .from(waitlistEntryTable)
    .innerJoin(trackerTable, eq(trackerTable.id, waitlistEntryTable.trackerId))
    .innerJoin(userTable, eq(userTable.id, trackerTable.userId))
    .innerJoin(practiceTable, eq(practiceTable.number, waitlistEntryTable.practiceNumber))
    .leftJoin(appointmentTable, eq(appointmentTable.id, waitlistEntryTable.appointmentId))
    .where(and(isWaiting, where))
    .orderBy(asc(waitlistEntryTable.createdAt), asc(waitlistEntryTable.id))
}
export type WaitingClient = Awaited<ReturnType<typeof listWith>>[number]

/** Returns the starts that were ever held for a client of a practice, and whether the client declined. */
export async function listStartsHad(
  db: Database,
  { userNumber, practiceNumber }: { userNumber: number; practiceNumber: number },
): Promise<{ startsAt: Date; isDeclined: boolean }[]> {
  const { state, changedBy } = appointmentChangeTable
  return db
    .selectDistinct({
      startsAt: appointmentChangeTable.startsAt,
      isDeclined: sql<boolean>`${state} = 'withdrawn' and ${changedBy} = 'client'`,
    })
    .from(appointmentChangeTable)
    .innerJoin(appointmentTable, eq(appointmentTable.id, appointmentChangeTable.appointmentId))
    .where(
      and(
        eq(appointmentTable.userNumber, userNumber),
        eq(appointmentTable.practiceNumber, practiceNumber),
      ),
    )
}
