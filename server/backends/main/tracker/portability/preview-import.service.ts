import { eq } from 'drizzle-orm'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import type { Imported, TrackerImport } from '#server/contract/tracker-import.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { ownFoodTable } from '#server/db/main/own-food.table.ts'
import { plannedFoodTable } from '#server/db/main/planned-food.table.ts'
import { reminderTable } from '#server/db/main/reminder.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import { countKnown } from './import.repository.ts'
import { withoutRepeats } from './without-repeats.ts'

type EntryTable =
  | typeof measurementTable
  | typeof foodEntryTable
  | typeof plannedFoodTable
  | typeof goalTable

/**
 * Counts the rows that exist already.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker
 */
export async function previewImport(
  { db }: MainContext,
  { user }: Member,
  { trackerId, rows }: { trackerId: string; rows: TrackerImport },
): Promise<Imported> {
  await requireTracker(db, { trackerId, userId: user.id })
  const once = withoutRepeats(rows)
  const knownIds = (table: EntryTable, found: { id: string }[]) =>
    countKnown(db, table, {
      owner: eq(table.trackerId, trackerId),
      column: table.id,
      keys: found.map(({ id }) => id),
    })
  return {
    weights: await countKnown(db, weightTable, {
      owner: eq(weightTable.trackerId, trackerId),
      column: weightTable.measuredOn,
      keys: once.weights.map(({ measuredOn }) => measuredOn),
    }),
    measurements: await knownIds(measurementTable, once.measurements),
    foodEntries: await knownIds(foodEntryTable, once.foodEntries),
    plannedFoods: await knownIds(plannedFoodTable, once.plannedFoods),
    goals: await knownIds(goalTable, once.goals),
    ownFoods: await countKnown(db, ownFoodTable, {
      owner: eq(ownFoodTable.userId, user.id),
      column: ownFoodTable.id,
      keys: once.ownFoods.map(({ id }) => id),
    }),
    reminders:
      once.reminders.length &&
      (await db.$count(reminderTable, eq(reminderTable.trackerId, trackerId))),
  }
}
