import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Of = { practiceNumber: number; now: Date }

/** Returns the clients in a practice's care now, with their booked sessions ahead, but no health data. */
export function listCaredFor(db: Database, { practiceNumber, now }: Of) {
  const { id: sessionId, startsAt } = appointmentTable
  return db
    .select({
      relation: careRelationTable,
      programSlug: trackerTable.programSlug,
      user: userTable,
      sessions: sql`count(${sessionId})`.mapWith(Number),
      nextSessionAt: sql<Date | null>`min(${startsAt})`.mapWith(startsAt),
    })
    .from(careRelationTable)
    .innerJoin(trackerTable, eq(trackerTable.id, careRelationTable.trackerId))
    .innerJoin(userTable, eq(userTable.id, trackerTable.userId))
    .leftJoin(
      appointmentTable,
      and(
        eq(appointmentTable.relationId, careRelationTable.id),
        eq(appointmentTable.state, 'booked'),
        gt(startsAt, now),
      ),
    )
    .where(
      and(eq(careRelationTable.practiceNumber, practiceNumber), isNull(careRelationTable.until)),
    )
    .groupBy(careRelationTable.id, trackerTable.id, userTable.id)
    .orderBy(asc(userTable.firstName), asc(careRelationTable.id))
}
