import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { dayMs } from '#app/lib/time.ts'
import { later } from '#server/backends/main/platform/later.ts'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { consultationNoteTable } from '#server/db/main/consultation-note.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Without a draft, a session is left out after so long. */
const remindedMs = 14 * dayMs

type Wanted = { practiceNumber: number; now: Date }

/**
 * Lists held sessions of active cares that ended a day ago and have no signed note, oldest first. Leaves
 * out suspended clients.
 */
export async function listUnsigned(db: Database, { practiceNumber, now }: Wanted) {
  const { appointmentId, signedAt } = consultationNoteTable
  const rows = await db
    .select({
      appointmentId: appointmentTable.id,
      startsAt: appointmentTable.startsAt,
      firstName: userTable.firstName,
      lastName: userTable.lastName,
      draftOf: appointmentId,
    })
    .from(appointmentTable)
    .innerJoin(
      careRelationTable,
      and(
        eq(careRelationTable.trackerId, appointmentTable.trackerId),
        eq(careRelationTable.practiceNumber, appointmentTable.practiceNumber),
        isNull(careRelationTable.until),
      ),
    )
    .innerJoin(trackerTable, eq(trackerTable.id, appointmentTable.trackerId))
    .innerJoin(userTable, eq(userTable.id, trackerTable.userId))
    .leftJoin(consultationNoteTable, eq(appointmentId, appointmentTable.id))
    .where(
      and(
        eq(appointmentTable.practiceNumber, practiceNumber),
        eq(appointmentTable.state, 'completed'),
        lt(appointmentTable.endsAt, later(now, -dayMs)),
        or(
          gt(appointmentTable.endsAt, later(now, -remindedMs)),
          eq(appointmentId, appointmentTable.id),
        ),
        isNull(signedAt),
        isNull(userTable.suspendedAt),
      ),
    )
    .orderBy(asc(appointmentTable.startsAt), asc(appointmentTable.id))
  return rows.map(({ draftOf, ...row }) => ({ ...row, hasDraft: draftOf !== null }))
}
