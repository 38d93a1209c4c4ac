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

export async function insertTimeOff(
  db: Database,
  row: typeof timeOffTable.$inferInsert,
): Promise<void> {
  await db.insert(timeOffTable).values(row)
}

export async function deleteTimeOff(
  db: Database,
  { practiceNumber, id }: { practiceNumber: number; id: string },
): Promise<void> {
  await db
    .delete(timeOffTable)
    .where(and(eq(timeOffTable.practiceNumber, practiceNumber), eq(timeOffTable.id, id)))
}
