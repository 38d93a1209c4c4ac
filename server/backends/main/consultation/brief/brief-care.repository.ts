import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { careRelationTable } from '#server/db/main/care-relation.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

/**
 * Returns a member's tracker with its nutritionist and what they see, both null without care.
 * Undefined for another member's tracker.
 */
export async function findCare(
  db: Database,
  { trackerId, userId }: { trackerId: string; userId: string },
) {
  const [care] = await db
    .select({
      programSlug: trackerTable.programSlug,
      sections: careRelationTable.sections,
      practiceNumber: careRelationTable.practiceNumber,
      nutritionist: { slug: practiceTable.slug, name: practiceTable.name },
    })
    .from(trackerTable)
    .leftJoin(
      careRelationTable,
      and(eq(careRelationTable.trackerId, trackerTable.id), isNull(careRelationTable.until)),
    )
    .leftJoin(practiceTable, eq(practiceTable.number, careRelationTable.practiceNumber))
    .where(and(eq(trackerTable.id, trackerId), eq(trackerTable.userId, userId)))
  return care
}

type OfCare = { trackerId: string; practiceNumber: number; now: Date }

/** Returns the earliest booked session of a care that is not over, by its id. */
export async function findNextSession(
  db: Database,
  { trackerId, practiceNumber, now }: OfCare,
): Promise<{ id: string } | undefined> {
  const [session] = await db
    .select({ id: appointmentTable.id })
    .from(appointmentTable)
    .where(
      and(
        eq(appointmentTable.trackerId, trackerId),
        eq(appointmentTable.practiceNumber, practiceNumber),
        eq(appointmentTable.state, 'booked'),
        gt(appointmentTable.endsAt, now),
      ),
    )
    .orderBy(asc(appointmentTable.startsAt))
    .limit(1)
  return session
}

/** Returns the zone in which the client reads their latest session. */
export async function findClientZone(db: Database, trackerId: string): Promise<string | undefined> {
  const [latest] = await db
    .select({ zone: appointmentTable.clientZone })
    .from(appointmentTable)
    .where(eq(appointmentTable.trackerId, trackerId))
    .orderBy(desc(appointmentTable.startsAt))
    .limit(1)
  return latest?.zone
}
