import { and, asc, desc, eq, gt, isNotNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { consultationNoteTable } from '#server/db/main/consultation-note.table.ts'
import { intakeTable } from '#server/db/main/intake.table.ts'
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
  isFreeToCancel: appointmentTable.isFreeToCancel,
  movesByClient: appointmentTable.movesByClient,
  changedAt: appointmentTable.changedAt,
  cancelKind: appointmentTable.cancelKind,
  correctionReason: appointmentTable.correctionReason,
  trackerId: appointmentTable.trackerId,
  programSlug: trackerTable.programSlug,
  firstName: userTable.firstName,
  lastName: userTable.lastName,
  phone: userTable.phone,
  /** Whether the care goes on. It rests while the client is suspended. */
  isActive: sql<boolean>`${careRelationTable.id} is not null and ${careRelationTable.until} is null
    and ${userTable.suspendedAt} is null`,
  isFirst,
  hasIntake: sql<boolean>`exists (
    select from ${intakeTable} i where i.appointment_id = ${appointmentTable.id})`,
  note: sql<
    'draft' | 'signed' | null
  >`(select case when ${consultationNoteTable.signedAt} is null then 'draft' else 'signed' end
    from ${consultationNoteTable}
    where ${consultationNoteTable.appointmentId} = ${appointmentTable.id})`,
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

/** Lists the sessions that are over and have no outcome, oldest first. */
export async function listUnrecorded(
  db: Database,
  { practiceNumber, now }: { practiceNumber: number; now: Date },
): Promise<PracticeAppointmentRow[]> {
  const isOver = and(eq(appointmentTable.state, 'booked'), lte(appointmentTable.endsAt, now))
  return listWhere(db, and(eq(appointmentTable.practiceNumber, practiceNumber), isOver), [
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
