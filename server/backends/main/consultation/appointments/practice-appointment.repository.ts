import { and, asc, desc, eq, gt, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** No earlier session that took place, or is to, of the same two. */
const isFirst = sql<boolean>`not exists (
  select from ${appointmentTable} earlier
  where earlier.practice_number = ${appointmentTable.practiceNumber}
    and earlier.user_number = ${appointmentTable.userNumber}
    and earlier.starts_at < ${appointmentTable.startsAt}
    and earlier.state in ('booked', 'completed'))`

const columns = {
  id: appointmentTable.id,
  startsAt: appointmentTable.startsAt,
  endsAt: appointmentTable.endsAt,
  state: appointmentTable.state,
  clientZone: appointmentTable.clientZone,
  topic: appointmentTable.topic,
  outcome: appointmentTable.outcome,
  cancelKind: appointmentTable.cancelKind,
  trackerId: appointmentTable.trackerId,
  programSlug: trackerTable.programSlug,
  firstName: userTable.firstName,
  lastName: userTable.lastName,
  phone: userTable.phone,
  /** Whether the care goes on. */
  isActive: sql<boolean>`${careRelationTable.id} is not null and ${careRelationTable.until} is null`,
  isFirst,
}

async function listWhere(db: Database, where: SQL | undefined, order: SQL[]) {
  return db
    .select(columns)
    .from(appointmentTable)
    .innerJoin(userTable, eq(userTable.number, appointmentTable.userNumber))
    .leftJoin(trackerTable, eq(trackerTable.id, appointmentTable.trackerId))
    .leftJoin(careRelationTable, eq(careRelationTable.id, appointmentTable.relationId))
    .where(where)
    .orderBy(...order)
}
export type PracticeAppointmentRow = Awaited<ReturnType<typeof listWhere>>[number]

type Period = { practiceNumber: number; from: Date; until: Date; now: Date }

/** Lists the sessions that overlap a period. An offer counts until it expires. */
export async function listInPeriod(
  db: Database,
  { practiceNumber, from, until, now }: Period,
): Promise<PracticeAppointmentRow[]> {
  const holds = or(
    and(ne(appointmentTable.state, 'offered'), ne(appointmentTable.state, 'withdrawn')),
    and(eq(appointmentTable.state, 'offered'), gt(appointmentTable.offeredUntil, now)),
  )
  const overlaps = and(lt(appointmentTable.startsAt, until), gt(appointmentTable.endsAt, from))
  return listWhere(db, and(eq(appointmentTable.practiceNumber, practiceNumber), overlaps, holds), [
    asc(appointmentTable.startsAt),
    asc(appointmentTable.id),
  ])
}

/** Lists the sessions of a tracker with a practice, newest first. */
export async function listOfTracker(
  db: Database,
  { practiceNumber, trackerId }: { practiceNumber: number; trackerId: string },
): Promise<PracticeAppointmentRow[]> {
  const ofTracker = eq(appointmentTable.trackerId, trackerId)
  const isBooking = and(ofTracker, isNotNull(appointmentTable.relationId))
  return listWhere(db, and(eq(appointmentTable.practiceNumber, practiceNumber), isBooking), [
    desc(appointmentTable.startsAt),
    desc(appointmentTable.id),
  ])
}

/** Returns undefined for a session of another practice, and for an offer. */
export async function findOfPractice(
  db: Database,
  { practiceNumber, id }: { practiceNumber: number; id: string },
): Promise<PracticeAppointmentRow | undefined> {
  const [row] = await listWhere(
    db,
    and(
      eq(appointmentTable.id, id),
      eq(appointmentTable.practiceNumber, practiceNumber),
      isNotNull(appointmentTable.relationId),
    ),
    [],
  )
  return row
}
