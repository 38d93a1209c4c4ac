import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { appointmentChangeTable } from '#server/db/main/appointment-change.table.ts'
import { consultationNoteTable } from '#server/db/main/consultation-note.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** More sessions than a member has in years. */
const mostShown = 500

const isReturned = sql<boolean>`exists (
  select from ${sessionCreditTable} c
  where c.appointment_id = ${appointmentTable.id} and c.kind = 'returned')`

const hasNote = sql<boolean>`exists (
  select from ${consultationNoteTable} n
  where n.appointment_id = ${appointmentTable.id} and n.signed_at is not null)`

const isBookedByNutritionist = sql<boolean>`exists (
  select from ${appointmentChangeTable} h
  where h.appointment_id = ${appointmentTable.id} and h.sequence = 0
    and h.changed_by = 'nutritionist')`

function listWhere(db: Database, where: SQL | undefined) {
  return db
    .select({
      session: appointmentTable,
      nutritionist: { slug: practiceTable.slug, name: practiceTable.name },
      practiceState: practiceTable.state,
      meetingLink: sql<string>`case when ${practiceTable.meetsByLink} then ${practiceTable.meetingLink} else '' end`,
      hasPhone: sql<boolean>`${userTable.phone} <> ''`,
      programSlug: trackerTable.programSlug,
      isReturned,
      isBookedByNutritionist,
      hasNote,
    })
    .from(appointmentTable)
    .innerJoin(practiceTable, eq(practiceTable.number, appointmentTable.practiceNumber))
    .innerJoin(userTable, eq(userTable.number, appointmentTable.userNumber))
    .leftJoin(trackerTable, eq(trackerTable.id, appointmentTable.trackerId))
    .where(where)
    .orderBy(desc(appointmentTable.startsAt), desc(appointmentTable.id))
    .limit(mostShown)
}
export type ShownSession = Awaited<ReturnType<typeof listWhere>>[number]

/** Lists the sessions of a client, the latest first. */
export async function listSessions(db: Database, userNumber: number): Promise<ShownSession[]> {
  return listWhere(db, eq(appointmentTable.userNumber, userNumber))
}

export async function findSession(
  db: Database,
  { id, userNumber }: { id: string; userNumber: number },
): Promise<ShownSession | undefined> {
  const ofClient = and(eq(appointmentTable.id, id), eq(appointmentTable.userNumber, userNumber))
  const [session] = await listWhere(db, ofClient)
  return session
}
