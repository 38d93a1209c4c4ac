import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { programPeriodTable } from '#server/db/main/program-period.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import type { Database } from '#server/db/open-database.ts'

function periodsOf(trackerId: string) {
  return and(eq(programPeriodTable.trackerId, trackerId), isNull(programPeriodTable.reversedAt))
}

/** Returns when the first period of a program was paid; undefined if all were taken back. */
export async function findFirstPayment(db: Database, trackerId: string): Promise<Date | undefined> {
  const [first] = await db
    .select({ paidAt: programPeriodTable.createdAt })
    .from(programPeriodTable)
    .where(periodsOf(trackerId))
    .orderBy(asc(programPeriodTable.startsOn), asc(programPeriodTable.createdAt))
    .limit(1)
  return first?.paidAt
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
