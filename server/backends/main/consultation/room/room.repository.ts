import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { type AppointmentRow, appointmentTable } from '#server/db/main/appointment.table.ts'
import { type CallRow, callTable } from '#server/db/main/call.table.ts'
import { type CallPresence, callPresenceTable } from '#server/db/main/call-presence.table.ts'
import { type PracticeRow, practiceTable } from '#server/db/main/practice.table.ts'
import { type User, userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** A session with its two members. */
export type SeatRow = {
  session: AppointmentRow
  practice: PracticeRow
  client: Pick<User, 'firstName' | 'lastName'>
}

type Wanted = { id: string; user: Pick<User, 'id' | 'number'> }

/**
 * Finds the session of which a user is the client or the nutritionist. An offer has no room. While the
 * client is suspended, the nutritionist has none.
 */
export async function findSeat(db: Database, { id, user }: Wanted): Promise<SeatRow | undefined> {
  const isNutritionist = and(
    eq(practiceTable.userId, user.id),
    inArray(practiceTable.state, ['active', 'paused']),
    isNull(userTable.suspendedAt),
  )
  const [seat] = await db
    .select({
      session: appointmentTable,
      practice: practiceTable,
      client: { firstName: userTable.firstName, lastName: userTable.lastName },
    })
    .from(appointmentTable)
    .innerJoin(practiceTable, eq(practiceTable.number, appointmentTable.practiceNumber))
    .innerJoin(userTable, eq(userTable.number, appointmentTable.userNumber))
    .where(
      and(
        eq(appointmentTable.id, id),
        isNotNull(appointmentTable.relationId),
        or(eq(appointmentTable.userNumber, user.number), isNutritionist),
      ),
    )
  return seat
}

/** Like `findSeat`, and locks the session, so that one after the other enters. */
export async function lockSeat(db: Database, wanted: Wanted): Promise<SeatRow | undefined> {
  if (!(await findSeat(db, wanted))) return undefined
  await db
    .select({ id: appointmentTable.id })
    .from(appointmentTable)
    .where(eq(appointmentTable.id, wanted.id))
    .for('update')
  return findSeat(db, wanted)
}

export async function findOpenCall(
  db: Database,
  appointmentId: string,
): Promise<CallRow | undefined> {
  const [call] = await db
    .select()
    .from(callTable)
    .where(and(eq(callTable.appointmentId, appointmentId), isNull(callTable.endedAt)))
  return call
}

/** Like `findOpenCall`, and keeps the call from ending before the transaction does. */
export async function lockOpenCall(
  db: Database,
  appointmentId: string,
): Promise<CallRow | undefined> {
  const [call] = await db
    .select()
    .from(callTable)
    .where(and(eq(callTable.appointmentId, appointmentId), isNull(callTable.endedAt)))
    .for('no key update')
  return call
}

export async function insertCall(
  db: Database,
  call: typeof callTable.$inferInsert,
): Promise<CallRow> {
  const [inserted] = await db.insert(callTable).values(call).returning()
  if (!inserted) throw new Error('The call was not inserted')
  return inserted
}

export async function endCall(db: Database, id: string, endedAt: Date): Promise<void> {
  await db.update(callTable).set({ endedAt }).where(eq(callTable.id, id))
}

/** Lists the presences of a call that have not ended: one of each side at most. */
export async function listOpenPresences(db: Database, callId: string): Promise<CallPresence[]> {
  return db
    .select()
    .from(callPresenceTable)
    .where(and(eq(callPresenceTable.callId, callId), isNull(callPresenceTable.leftAt)))
    .orderBy(asc(callPresenceTable.side))
}

type TabOf = Pick<CallPresence, 'callId' | 'side' | 'tab'>

/** The latest presence of a tab in a call. */
export async function findLastPresence(
  db: Database,
  tab: TabOf,
): Promise<CallPresence | undefined> {
  const [last] = await db
    .select()
    .from(callPresenceTable)
    .where(isOfTab(tab))
    .orderBy(desc(callPresenceTable.joinedAt), asc(callPresenceTable.leftAt))
    .limit(1)
  return last
}

export async function insertPresence(
  db: Database,
  presence: Omit<typeof callPresenceTable.$inferInsert, 'seenAt'>,
): Promise<void> {
  await db.insert(callPresenceTable).values({ ...presence, seenAt: presence.joinedAt })
}

export async function endPresence(
  db: Database,
  id: string,
  end: Pick<CallPresence, 'leftAt' | 'endedBy'> & Partial<Pick<CallPresence, 'removeDueAt'>>,
): Promise<void> {
  const isOpen = and(eq(callPresenceTable.id, id), isNull(callPresenceTable.leftAt))
  await db.update(callPresenceTable).set(end).where(isOpen)
}

/** Returns false if the tab is not there, or was silent for too long. */
export async function prolongPresence(
  db: Database,
  { now, heardAfter, ...tab }: TabOf & { now: Date; heardAfter: Date },
): Promise<boolean> {
  const isThere = and(
    isOfTab(tab),
    isNull(callPresenceTable.leftAt),
    gt(callPresenceTable.seenAt, heardAfter),
  )
  const kept = await db
    .update(callPresenceTable)
    .set({ seenAt: now })
    .where(isThere)
    .returning({ id: callPresenceTable.id })
  return kept.length > 0
}

function isOfTab({ callId, side, tab }: TabOf): SQL | undefined {
  return and(
    eq(callPresenceTable.callId, callId),
    eq(callPresenceTable.side, side),
    eq(callPresenceTable.tab, tab),
  )
}
