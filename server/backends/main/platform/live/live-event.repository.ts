import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { LiveEvent } from '#server/contract/live.schema.ts'
import { liveCursorTable } from '#server/db/main/live-cursor.table.ts'
import { liveEventTable } from '#server/db/main/live-event.table.ts'
import { sessionTable } from '#server/db/main/session.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Comes after every number: a reader without a position needs no event. */
export const noEvents = 2 ** 31 - 1

/** A reader who is further behind reads everything again. */
const mostBehind = 200

export type NumberedEvent = { seq: number; event: LiveEvent }

/** The newest events of a member and where their numbering stands. */
export type MemberEvents = { epoch: string; lastSeq: number; events: NumberedEvent[] }

type Row = { user_id: string; epoch: string; last_seq: number; seq: number | null } & LiveEvent

/**
 * Reads the events of several members after a number, in one snapshot with their cursors. Members
 * without a cursor are absent.
 */
export async function readEvents(
  db: Database,
  wanted: { userId: string; afterSeq: number }[],
): Promise<Map<string, MemberEvents>> {
  const found = new Map<string, MemberEvents>()
  if (wanted.length === 0) return found
  const asked = wanted.map(({ userId, afterSeq }) => ({ user_id: userId, after_seq: afterSeq }))
  const { rows } = (await db.execute(sql`
    select c.user_id, c.epoch, c.last_seq, e.seq, e.kind, e.ref as id
    from json_to_recordset(${JSON.stringify(asked)}::json) as asked(user_id text, after_seq int)
    join ${liveCursorTable} c on c.user_id = asked.user_id
    left join ${liveEventTable} e on e.user_id = c.user_id
      and e.seq > greatest(asked.after_seq, c.last_seq - ${mostBehind}::int)
    order by c.user_id, e.seq
  `)) as unknown as { rows: Row[] }
  for (const { user_id, epoch, last_seq, seq, kind, id } of rows) {
    const member = found.get(user_id) ?? { epoch, lastSeq: last_seq, events: [] }
    found.set(user_id, member)
    if (seq !== null) member.events.push({ seq, event: { kind, id } })
  }
  return found
}

/** Inserts an event of a change that no trigger tells, in the transaction of the change. */
export async function insertEvent(
  tx: Database,
  { userId, kind, id }: LiveEvent & { userId: string },
): Promise<void> {
  await tx.insert(liveEventTable).values({ userId, kind, ref: id })
}

/** A member has a cursor from their first event on, or from here on. */
export async function ensureCursor(db: Database, userId: string): Promise<void> {
  await db.insert(liveCursorTable).values({ userId }).onConflictDoNothing()
}

/** Returns which of these sessions are open. */
export async function findOpenSessions(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(and(inArray(sessionTable.id, ids), isNull(sessionTable.endedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Rings for all members, so that a listener hears whether it hears. */
export async function ringForAll(db: Database): Promise<void> {
  await db.execute(sql`select pg_notify('live_events', '')`)
}

/** Deletes a batch of events older than a moment and returns their count. Skips locked rows. */
export async function deleteEventsBefore(
  db: Database,
  { before, atMost }: { before: Date; atMost: number },
): Promise<number> {
  const old = db
    .select({ id: liveEventTable.id })
    .from(liveEventTable)
    .where(lt(liveEventTable.createdAt, before))
    .orderBy(liveEventTable.createdAt)
    .limit(atMost)
    .for('update', { skipLocked: true })
  const deleted = await db
    .delete(liveEventTable)
    .where(inArray(liveEventTable.id, old))
    .returning({ id: liveEventTable.id })
  return deleted.length
}

/** Deletes the events of a member, and where their numbering stands. */
export async function deleteEventsOf(db: Database, userId: string): Promise<void> {
  await db.delete(liveEventTable).where(eq(liveEventTable.userId, userId))
  await db.delete(liveCursorTable).where(eq(liveCursorTable.userId, userId))
}
