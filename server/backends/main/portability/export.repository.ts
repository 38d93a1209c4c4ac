import { asc, eq } from 'drizzle-orm'
import { listPhotos } from '#server/backends/main/photos/photo.repository.ts'
import type { TrackerExport } from '#server/contract/tracker-export.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { plannedFoodTable } from '#server/db/main/planned-food.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

type Rows = Pick<
  TrackerExport,
  'weights' | 'measurements' | 'foodEntries' | 'plannedFoods' | 'goals' | 'photos'
>

/**
 * Every row of a tracker but those that say who may see it. Ask for the tracker by its owner before.
 * A new table of a tracker belongs here.
 */
export async function readRowsOfTracker(db: Database, trackerId: string): Promise<Rows> {
  const weights = await db
    .select({ measuredOn: weightTable.measuredOn, kilograms: weightTable.kilograms })
    .from(weightTable)
    .where(eq(weightTable.trackerId, trackerId))
    .orderBy(asc(weightTable.measuredOn))
  const measurements = await db
    .select()
    .from(measurementTable)
    .where(eq(measurementTable.trackerId, trackerId))
    .orderBy(
      asc(measurementTable.measuredOn),
      asc(measurementTable.createdAt),
      asc(measurementTable.id),
    )
  const foodEntries = await db
    .select()
    .from(foodEntryTable)
    .where(eq(foodEntryTable.trackerId, trackerId))
    .orderBy(asc(foodEntryTable.eatenOn), asc(foodEntryTable.createdAt), asc(foodEntryTable.id))
  const plannedFoods = await db
    .select()
    .from(plannedFoodTable)
    .where(eq(plannedFoodTable.trackerId, trackerId))
    .orderBy(
      asc(plannedFoodTable.plannedOn),
      asc(plannedFoodTable.createdAt),
      asc(plannedFoodTable.id),
    )
  const goals = await db
    .select()
    .from(goalTable)
    .where(eq(goalTable.trackerId, trackerId))
    .orderBy(asc(goalTable.createdAt), asc(goalTable.id))
  return {
    weights,
    measurements: measurements.map(withoutTracker),
    foodEntries: foodEntries.map(withoutTracker),
    plannedFoods: plannedFoods.map(withoutTracker),
    goals: goals.map(withoutTracker),
    photos: await listPhotos(db, trackerId),
  }
}

function withoutTracker<Row extends { trackerId: string; createdAt: Date }>({
  trackerId: _,
  createdAt,
  ...row
}: Row) {
  return { ...row, createdAt: createdAt.toISOString() }
}
