import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { userTable } from '#server/db/main/user.table.ts'
import type { Database } from '#server/db/open-database.ts'

const columns = {
  trackerId: trackerTable.id,
  userId: trackerTable.userId,
  firstName: userTable.firstName,
  lastName: userTable.lastName,
  phone: userTable.phone,
  programSlug: trackerTable.programSlug,
  sections: careRelationTable.sections,
  since: careRelationTable.since,
  sessionBalance: trackerTable.sessionBalance,
  startsOn: trackerTable.startsOn,
  endsOn: trackerTable.endsOn,
}

/** Sessions before an earlier end of the care count too. */
const ofTheTwo = sql`${appointmentTable.trackerId} = ${careRelationTable.trackerId}
  and ${appointmentTable.practiceNumber} = ${careRelationTable.practiceNumber}`

type Wanted = { practiceNumber: number; trackerId?: string; now: Date }

function clientsOf(db: Database, { practiceNumber, trackerId, now }: Wanted) {
  return db
    .select({
      ...columns,
      lastSessionAt: sql`(select max(${appointmentTable.startsAt}) from ${appointmentTable}
        where ${ofTheTwo}
          and ${appointmentTable.state} = 'completed')`.mapWith(appointmentTable.startsAt),
      nextSessionAt: sql`(select min(${appointmentTable.startsAt}) from ${appointmentTable}
        where ${ofTheTwo}
          and ${appointmentTable.state} = 'booked' and ${gt(appointmentTable.endsAt, now)})`.mapWith(
        appointmentTable.startsAt,
      ),
    })
    .from(careRelationTable)
    .innerJoin(trackerTable, eq(trackerTable.id, careRelationTable.trackerId))
    .innerJoin(userTable, eq(userTable.id, trackerTable.userId))
    .where(
      and(
        eq(careRelationTable.practiceNumber, practiceNumber),
        isNull(careRelationTable.until),
        // A suspended account's data are kept, not used.
        isNull(userTable.suspendedAt),
        trackerId === undefined ? undefined : eq(careRelationTable.trackerId, trackerId),
      ),
    )
    .orderBy(asc(userTable.firstName), asc(userTable.lastName), asc(trackerTable.id))
}

/** Lists the clients whose care goes on, by name, without those whose account is suspended. */
export async function listClients(db: Database, of: { practiceNumber: number; now: Date }) {
  return clientsOf(db, of)
}
export type PracticeClientRow = Awaited<ReturnType<typeof listClients>>[number]

/**
 * Locks the relation against its end, so a look that began before the end also finishes before it.
 * Returns undefined if the care never began or has ended, or the account is suspended.
 */
export async function lockClient(
  db: Database,
  { practiceNumber, trackerId, now }: Required<Wanted>,
): Promise<PracticeClientRow | undefined> {
  await db
    .select({ id: careRelationTable.id })
    .from(careRelationTable)
    .where(and(eq(careRelationTable.trackerId, trackerId), isNull(careRelationTable.until)))
    .for('share')
  const [client] = await clientsOf(db, { practiceNumber, trackerId, now })
  return client
}
