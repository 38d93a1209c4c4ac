import { asc, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { listPhotos } from '#server/backends/main/tracker/photos/photo.repository.ts'
import { findReminder } from '#server/backends/main/tracker/reminders/reminder.repository.ts'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { ownFoodTable } from '#server/db/main/own-food.table.ts'
import { plannedFoodTable } from '#server/db/main/planned-food.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Rows = Omit<TrackerExport, 'schemaVersion' | 'exportedAt' | 'tracker' | 'isCalm'>

/**
 * Reads every row of a tracker except its share links, and the member's own foods. The caller checks the
 * tracker's owner. A new table of the tracker belongs here and in the import.
 */
export async function readRowsOfTracker(
  db: Database,
  { trackerId, userId }: { trackerId: string; userId: string },
): Promise<Rows> {
  const reminder = await findReminder(db, trackerId)
  return {
    weights: await db
      .select({ measuredOn: weightTable.measuredOn, kilograms: weightTable.kilograms })
      .from(weightTable)
      .where(eq(weightTable.trackerId, trackerId))
      .orderBy(asc(weightTable.measuredOn)),
    measurements: await entriesOf(db, measurementTable, trackerId, measurementTable.measuredOn),
    foodEntries: await entriesOf(db, foodEntryTable, trackerId, foodEntryTable.eatenOn),
    plannedFoods: await entriesOf(db, plannedFoodTable, trackerId, plannedFoodTable.plannedOn),
    goals: await entriesOf(db, goalTable, trackerId, goalTable.createdAt),
    ownFoods: await readOwnFoods(db, userId),
    reminders: reminder ? [reminder] : [],
    photos: await listPhotos(db, trackerId),
  }
}

type EntryTable =
  | typeof measurementTable
  | typeof foodEntryTable
  | typeof plannedFoodTable
  | typeof goalTable
type Entry<Table extends EntryTable> = Omit<Table['$inferSelect'], 'trackerId' | 'createdAt'> & {
  createdAt: string
}

/** By day, and within a day in the order of creation. */
async function entriesOf<Table extends EntryTable>(
  db: Database,
  table: Table,
  trackerId: string,
  day: PgColumn,
): Promise<Entry<Table>[]> {
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.trackerId, trackerId))
    .orderBy(asc(day), asc(table.createdAt), asc(table.id))
  return (rows as Table['$inferSelect'][]).map(({ trackerId: _, createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
  }))
}

async function readOwnFoods(db: Database, userId: string): Promise<Rows['ownFoods']> {
  const rows = await db
    .select({ food: ownFoodTable.food, createdAt: ownFoodTable.createdAt })
    .from(ownFoodTable)
    .where(eq(ownFoodTable.userId, userId))
    .orderBy(asc(ownFoodTable.createdAt), asc(ownFoodTable.id))
  return rows.map(({ food, createdAt }) => ({ ...food, createdAt: createdAt.toISOString() }))
}
