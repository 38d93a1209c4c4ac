import { and, asc, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { RoomSide } from '#server/contract/call.schema.ts'
import { type AppointmentRow, appointmentTable } from '#server/db/main/appointment.table.ts'
import { type CallRow, callTable } from '#server/db/main/call.table.ts'
import { type CallPresence, callPresenceTable } from '#server/db/main/call-presence.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Ends the presences whose tab was not heard since a moment. Returns whether there were some. */
export async function endSilent(db: Database, since: Date): Promise<boolean> {
  const { id, leftAt, seenAt } = callPresenceTable
  const silent = db
    .select({ id })
    .from(callPresenceTable)
    .where(and(isNull(leftAt), lte(seenAt, since)))
    .limit(50)
    .for('update', { skipLocked: true })
  const ended = await db
    .update(callPresenceTable)
    .set({ leftAt: sql`${seenAt}`, endedBy: 'silence' })
    .where(inArray(id, silent))
    .returning({ id })
  return ended.length > 0
}

/** Ends the calls of sessions that ended before a moment. Returns whether there were some. */
export async function endCallsOver(
  db: Database,
  { endedBefore, now }: { endedBefore: Date; now: Date },
): Promise<boolean> {
  const over = db
    .select({ id: appointmentTable.id })
    .from(appointmentTable)
    .where(lte(appointmentTable.endsAt, endedBefore))
  const open = db
    .select({ id: callTable.id })
    .from(callTable)
    .where(and(isNull(callTable.endedAt), inArray(callTable.appointmentId, over)))
    .limit(50)
    .for('update', { skipLocked: true })
  const ended = await db
    .update(callTable)
    .set({ endedAt: now })
    .where(inArray(callTable.id, open))
    .returning({ id: callTable.id })
  return ended.length > 0
}

const mailedColumns = {
  client: 'clientMailedAt',
  nutritionist: 'nutritionistMailedAt',
} as const

type Waiting = { absent: RoomSide; now: Date; waitsSince: Date; heardAfter: Date }

/**
 * Takes a running session in which one side has waited since a moment. The other was not there
 * since its planned start. Notes that the other is mailed.
 */
export async function takeWaiting(
  db: Database,
  { absent, now, waitsSince, heardAfter }: Waiting,
): Promise<AppointmentRow | undefined> {
  const mailed = mailedColumns[absent]
  const [taken] = await db
    .select({ call: callTable.id, session: appointmentTable })
    .from(callTable)
    .innerJoin(appointmentTable, eq(appointmentTable.id, callTable.appointmentId))
    .where(
      and(
        isNull(callTable.endedAt),
        isNull(callTable[mailed]),
        // They may be together at the link, which the site does not see.
        ne(callTable.engine, 'link'),
        eq(appointmentTable.state, 'booked'),
        lte(appointmentTable.startsAt, waitsSince),
        gt(appointmentTable.endsAt, now),
        exists(sql`p.side <> ${absent} and p.left_at is null and p.seen_at > ${iso(heardAfter)}
          and p.joined_at <= ${iso(waitsSince)}`),
        sql`not ${exists(sql`p.side = ${absent}
          and coalesce(p.left_at, p.seen_at) >= ${appointmentTable.startsAt}`)}`,
      ),
    )
    .orderBy(asc(appointmentTable.startsAt))
    .limit(1)
  if (!taken) return undefined
  const noted = await db
    .update(callTable)
    .set({ [mailed]: now })
    .where(and(eq(callTable.id, taken.call), isNull(callTable.endedAt), isNull(callTable[mailed])))
    .returning({ id: callTable.id })
  return noted.length > 0 ? taken.session : undefined
}

function exists(isMeant: SQL): SQL {
  return sql`exists (select from ${callPresenceTable} p where p.call_id = ${callTable.id} and ${isMeant})`
}

function iso(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`
}

type Claim = { now: Date; heldUntil: Date }

/** Takes a replaced tab that the media server has to remove; no other worker takes it until then. */
export async function takeRemoval(
  db: Database,
  { now, heldUntil }: Claim,
): Promise<CallPresence | undefined> {
  const due = db
    .select({ id: callPresenceTable.id })
    .from(callPresenceTable)
    .where(lte(callPresenceTable.removeDueAt, now))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(callPresenceTable)
    .set({ removeDueAt: heldUntil })
    .where(inArray(callPresenceTable.id, due))
    .returning()
  return taken
}

export async function markRemoved(db: Database, id: string): Promise<void> {
  await db.update(callPresenceTable).set({ removeDueAt: null }).where(eq(callPresenceTable.id, id))
}

/** Takes an ended call whose room the media server has to delete; like `takeRemoval`. */
export async function takeDeletion(
  db: Database,
  { now, heldUntil }: Claim,
): Promise<CallRow | undefined> {
  const due = db
    .select({ id: callTable.id })
    .from(callTable)
    .where(lte(callTable.deleteDueAt, now))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db
    .update(callTable)
    .set({ deleteDueAt: heldUntil })
    .where(inArray(callTable.id, due))
    .returning()
  return taken
}

export async function markDeleted(db: Database, id: string): Promise<void> {
  await db.update(callTable).set({ deleteDueAt: null }).where(eq(callTable.id, id))
}
