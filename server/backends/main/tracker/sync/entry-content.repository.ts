import { and, eq, inArray } from 'drizzle-orm'
import { measurementColumns } from '#server/backends/main/tracker/measurements/measurement.repository.ts'
import type { FoodEntry } from '#server/contract/food-diary.schema.ts'
import type { Measurement } from '#server/contract/measurement.schema.ts'
import type { WeightEntry } from '#server/contract/tracker.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { plannedFoodTable } from '#server/db/main/planned-food.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

// These lock their rows until the transaction ends, so single-entry calls run before or after it.

export async function lockWeights(
  db: Database,
  trackerId: string,
  days: string[],
): Promise<WeightEntry[]> {
  return db
    .select({ measuredOn: weightTable.measuredOn, kilograms: weightTable.kilograms })
    .from(weightTable)
    .where(and(eq(weightTable.trackerId, trackerId), inArray(weightTable.measuredOn, days)))
    .for('update')
}

export async function lockFoodEntries(
  db: Database,
  trackerId: string,
  ids: string[],
): Promise<FoodEntry[]> {
  return db
    .select({
      id: foodEntryTable.id,
      eatenOn: foodEntryTable.eatenOn,
      meal: foodEntryTable.meal,
      foodId: foodEntryTable.foodId,
      measure: foodEntryTable.measure,
      amount: foodEntryTable.amount,
    })
    .from(foodEntryTable)
    .where(and(eq(foodEntryTable.trackerId, trackerId), inArray(foodEntryTable.id, ids)))
    .for('update')
}

export async function lockPlannedFoods(
  db: Database,
  trackerId: string,
  ids: string[],
): Promise<FoodEntry[]> {
  return db
    .select({
      id: plannedFoodTable.id,
      eatenOn: plannedFoodTable.plannedOn,
      meal: plannedFoodTable.meal,
      foodId: plannedFoodTable.foodId,
      measure: plannedFoodTable.measure,
      amount: plannedFoodTable.amount,
    })
    .from(plannedFoodTable)
    .where(and(eq(plannedFoodTable.trackerId, trackerId), inArray(plannedFoodTable.id, ids)))
    .for('update')
}

export async function lockMeasurements(
  db: Database,
  trackerId: string,
  ids: string[],
): Promise<Measurement[]> {
  return db
    .select(measurementColumns)
    .from(measurementTable)
    .where(and(eq(measurementTable.trackerId, trackerId), inArray(measurementTable.id, ids)))
    .for('update')
}
