import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

const grantedSessions = sql<number>`(
  select coalesce(sum(c.amount), 0)::int from ${sessionCreditTable} c
  where c.tracker_id = ${trackerTable.id} and c.kind in ('granted', 'reversed'))`

/** Lists a member's trackers, newest first, with their active care. */
export async function listCaredTrackers(db: Database, userId: string) {
  return db
    .select({
      trackerId: trackerTable.id,
      programSlug: trackerTable.programSlug,
      sessionBalance: trackerTable.sessionBalance,
      grantedSessions,
      startsOn: trackerTable.startsOn,
      endsOn: trackerTable.endsOn,
      nutritionist: { slug: practiceTable.slug, name: practiceTable.name },
      relation: {
        id: careRelationTable.id,
        sections: careRelationTable.sections,
        since: careRelationTable.since,
      },
    })
    .from(trackerTable)
    .leftJoin(
      careRelationTable,
      and(eq(careRelationTable.trackerId, trackerTable.id), isNull(careRelationTable.until)),
    )
    .leftJoin(practiceTable, eq(practiceTable.number, careRelationTable.practiceNumber))
    .where(eq(trackerTable.userId, userId))
    .orderBy(desc(trackerTable.createdAt), desc(trackerTable.id))
}

/**
 * Lists the credits of a member's trackers, newest first, with the session of each. Of two at the same
 * moment, the one that takes a session away is newer.
 */
export async function listCredits(db: Database, userId: string) {
  const trackers = db
    .select({ id: trackerTable.id })
    .from(trackerTable)
    .where(eq(trackerTable.userId, userId))
  return db
    .select({
      id: sessionCreditTable.id,
      trackerId: sessionCreditTable.trackerId,
      kind: sessionCreditTable.kind,
      amount: sessionCreditTable.amount,
      at: sessionCreditTable.createdAt,
      appointmentId: sessionCreditTable.appointmentId,
      nutritionistName: practiceTable.name,
      startsAt: appointmentTable.startsAt,
      zone: appointmentTable.clientZone,
    })
    .from(sessionCreditTable)
    .leftJoin(appointmentTable, eq(appointmentTable.id, sessionCreditTable.appointmentId))
    .leftJoin(practiceTable, eq(practiceTable.number, appointmentTable.practiceNumber))
    .where(inArray(sessionCreditTable.trackerId, trackers))
    .orderBy(
      desc(sessionCreditTable.createdAt),
      asc(sessionCreditTable.amount),
      desc(sessionCreditTable.id),
    )
}
