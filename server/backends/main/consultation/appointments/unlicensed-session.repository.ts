import { and, asc, eq, gt, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { type AppointmentRow, appointmentTable } from '#server/db/main/appointment.table.ts'
import { practiceTable } from '#server/db/main/practice.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** A session on a later day of the practice than the last one of its licence. */
const isAfterLicence: SQL = sql`${practiceTable.practiceUntil} <
  (${appointmentTable.startsAt} at time zone ${practiceTable.zone})::date`

type Ahead = { now: Date; before: Date }

/** Returns the first session, booked or offered, that starts soon but after the licence has ended. */
export async function findUnlicensed(
  db: Database,
  { now, before }: Ahead,
): Promise<AppointmentRow | undefined> {
  const { startsAt, state, practiceNumber } = appointmentTable
  const [found] = await db
    .select({ session: appointmentTable })
    .from(practiceTable)
    .innerJoin(appointmentTable, eq(practiceNumber, practiceTable.number))
    .where(
      and(
        // Few licences end soon, so few sessions are compared in their zone.
        lte(practiceTable.practiceUntil, before.toISOString().slice(0, 10)),
        gt(startsAt, now),
        lte(startsAt, before),
        inArray(state, ['booked', 'offered']),
        isAfterLicence,
      ),
    )
    .orderBy(asc(startsAt), asc(appointmentTable.id))
    .limit(1)
  return found?.session
}
