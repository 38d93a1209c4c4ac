import { and, asc, eq, gt, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import { setLook } from '#server/backends/main/consultation/waiting/waitlist-entry.repository.ts'
import { type AppointmentRow, appointmentTable } from '#server/db/main/appointment.table.ts'
import type { TrackerRow } from '#server/db/main/tracker.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** The only insert of a session: every way to book comes here. */
export async function insertAppointment(
  db: Database,
  session: typeof appointmentTable.$inferInsert,
): Promise<AppointmentRow> {
  const [inserted] = await db.insert(appointmentTable).values(session).returning()
  if (!inserted) throw new Error('The session was not inserted')
  return inserted
}

type Owner = { userNumber: number } | { practiceNumber: number }

/** Returns a session of a client or of a practice; undefined if it is another's. */
export async function findAppointment(
  db: Database,
  { id, ...owner }: Owner & { id: string },
): Promise<AppointmentRow | undefined> {
  const [session] = await db
    .select()
    .from(appointmentTable)
    .where(and(eq(appointmentTable.id, id), isOf(owner)))
  return session
}

function isOf(owner: Owner): SQL {
  return 'userNumber' in owner
    ? eq(appointmentTable.userNumber, owner.userNumber)
    : eq(appointmentTable.practiceNumber, owner.practiceNumber)
}

/** Locks the tracker of a session first, because its balance may change, then the session. */
export async function lockAppointment(
  db: Database,
  { id, trackerId }: Pick<AppointmentRow, 'id' | 'trackerId'>,
): Promise<AppointmentRow> {
  if (trackerId !== null) await lockSessionTracker(db, trackerId)
  const [session] = await db
    .select()
    .from(appointmentTable)
    .where(eq(appointmentTable.id, id))
    .for('update')
  if (!session) throw new Error('A session is gone')
  return session
}

/** Locks a tracker. Entries can still be inserted. */
export async function lockSessionTracker(
  db: Database,
  trackerId: string,
): Promise<TrackerRow | undefined> {
  const [tracker] = await db
    .select()
    .from(trackerTable)
    .where(eq(trackerTable.id, trackerId))
    .for('no key update')
  return tracker
}

/**
 * Returns the changed row, with the sequence that the database counts. A change that frees a time
 * makes a look for those who wait due.
 */
export async function updateAppointment(
  db: Database,
  id: string,
  set: Partial<AppointmentRow> & Pick<AppointmentRow, 'changedBy' | 'changedAt'>,
): Promise<AppointmentRow> {
  const [changed] = await db
    .update(appointmentTable)
    .set(set)
    .where(eq(appointmentTable.id, id))
    .returning()
  if (!changed) throw new Error('The session to change is gone')
  if (set.startsAt || set.state === 'cancelled' || set.state === 'withdrawn')
    await setLook(db, { practiceNumber: changed.practiceNumber, lookAt: set.changedAt })
  return changed
}

/** Locks the offer of the waiting list that expired first, unless another transaction has it. */
export async function lockExpiredOffer(db: Database, now: Date): Promise<AppointmentRow[]> {
  return db
    .select()
    .from(appointmentTable)
    .where(and(isExpired(now), isNull(appointmentTable.orderId)))
    .orderBy(asc(appointmentTable.offeredUntil))
    .limit(1)
    .for('update', { skipLocked: true })
}

/** Locks the expired offers of a practice and of a client. */
export async function lockExpiredOffersOf(
  db: Database,
  of: { practiceNumber: number; userNumber: number; now: Date },
): Promise<AppointmentRow[]> {
  const { practiceNumber, userNumber } = appointmentTable
  const isMeant = or(eq(practiceNumber, of.practiceNumber), eq(userNumber, of.userNumber))
  return db
    .select()
    .from(appointmentTable)
    .where(and(isExpired(of.now), isMeant))
    .for('update')
}

function isExpired(now: Date): SQL | undefined {
  return and(eq(appointmentTable.state, 'offered'), lte(appointmentTable.offeredUntil, now))
}

/** The owner of the sessions: a relation, a tracker, a practice or a client. */
export type SessionsOf = Partial<
  Pick<AppointmentRow, 'relationId' | 'trackerId' | 'practiceNumber' | 'userNumber'>
>

/** Lists the sessions, booked or offered, that have not begun, by start. */
export async function listAhead(
  db: Database,
  { now, ...of }: SessionsOf & { now: Date },
): Promise<AppointmentRow[]> {
  const { relationId, trackerId, practiceNumber, userNumber, state, startsAt } = appointmentTable
  const conditions = [
    of.relationId && eq(relationId, of.relationId),
    of.trackerId && eq(trackerId, of.trackerId),
    of.practiceNumber && eq(practiceNumber, of.practiceNumber),
    of.userNumber && eq(userNumber, of.userNumber),
  ].filter((condition): condition is SQL => typeof condition === 'object')
  if (conditions.length === 0) throw new Error('The owner of the sessions is missing')
  return db
    .select()
    .from(appointmentTable)
    .where(and(...conditions, inArray(state, ['booked', 'offered']), gt(startsAt, now)))
    .orderBy(asc(startsAt), asc(appointmentTable.id))
}

/** Counts the booked sessions of a tracker that have not begun. */
export async function countAhead(
  db: Database,
  { trackerId, now }: { trackerId: string; now: Date },
): Promise<number> {
  const ahead = await listAhead(db, { trackerId, now })
  return ahead.filter(({ state }) => state === 'booked').length
}
