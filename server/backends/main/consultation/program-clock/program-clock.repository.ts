import { and, asc, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { appointmentTable } from '#server/db/main/appointment.table.ts'
import { type ProgramPeriodRow, programPeriodTable } from '#server/db/main/program-period.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

function periodsOf(trackerId: string) {
  return and(eq(programPeriodTable.trackerId, trackerId), isNull(programPeriodTable.reversedAt))
}

/** Returns the first period of a program; undefined if all were taken back. */
export async function findFirstPeriod(
  db: Database,
  trackerId: string,
): Promise<ProgramPeriodRow | undefined> {
  const [first] = await db
    .select()
    .from(programPeriodTable)
    .where(periodsOf(trackerId))
    .orderBy(asc(programPeriodTable.startsOn), asc(programPeriodTable.createdAt))
    .limit(1)
  return first
}

/** Whether a session of the tracker has begun since a moment, and was not missed by the nutritionist. */
export async function hasBegunSession(
  db: Database,
  { trackerId, since, now }: { trackerId: string; since: Date; now: Date },
): Promise<boolean> {
  const { trackerId: ofTracker, state, outcome, startsAt } = appointmentTable
  const tookPlace = or(
    inArray(state, ['booked', 'completed']),
    and(eq(state, 'missed'), eq(outcome, 'client')),
  )
  const isPast = and(gte(startsAt, since), lte(startsAt, now))
  return (await db.$count(appointmentTable, and(eq(ofTracker, trackerId), isPast, tookPlace))) > 0
}

/** Moves a program with all its periods. The caller holds the lock of the tracker. */
export async function moveProgram(db: Database, trackerId: string, days: number): Promise<void> {
  const moved = (table: typeof programPeriodTable | typeof trackerTable) => ({
    startsOn: sql`${table.startsOn} + ${days}::int`,
    endsOn: sql`${table.endsOn} + ${days}::int`,
  })
  await db.update(programPeriodTable).set(moved(programPeriodTable)).where(periodsOf(trackerId))
  await db.update(trackerTable).set(moved(trackerTable)).where(eq(trackerTable.id, trackerId))
}
