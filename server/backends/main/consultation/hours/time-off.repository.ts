import { and, asc, eq, gt } from 'drizzle-orm'
import { timeOffTable } from '#server/db/main/time-off.table.ts'
import type { Database } from '#server/db/open-database.ts'

export async function listTimeOff(
  db: Database,
  { practiceNumber, after }: { practiceNumber: number; after: Date },
) {
  return db
    .select()
    .from(timeOffTable)
    .where(and(eq(timeOffTable.practiceNumber, practiceNumber), gt(timeOffTable.untilAt, after)))
    .orderBy(asc(timeOffTable.fromAt), asc(timeOffTable.id))
}
