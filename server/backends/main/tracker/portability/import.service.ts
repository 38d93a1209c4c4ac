import { dayInJakarta } from '#app/lib/day-in-jakarta.ts'
import type { Member } from '#server/backends/main/identity/auth/session.service.ts'
import type { MainContext } from '#server/backends/main/main-context.ts'
import { randomId } from '#server/backends/main/platform/random-secret.ts'
import { nextDue } from '#server/backends/main/tracker/reminders/next-due.ts'
import { requireTracker } from '#server/backends/main/tracker/trackers/require-tracker.ts'
import { noCircumstances } from '#server/contract/measurement.schema.ts'
import type { Imported, TrackerImport } from '#server/contract/tracker-import.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { ownFoodTable } from '#server/db/main/own-food.table.ts'
import { plannedFoodTable } from '#server/db/main/planned-food.table.ts'
import { reminderTable } from '#server/db/main/reminder.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { insertMissingRows, upsertRows } from './import.repository.ts'
import { withoutRepeats } from './without-repeats.ts'

type Import = { trackerId: string; rows: TrackerImport }

/**
 * Saves all rows in one transaction, or none of them.
 * @throws MainFailure `ERR_NO_TRACKER`, also for another member's tracker
 */
export async function importTracker(
  { db, clock }: MainContext,
  { user }: Member,
  { trackerId, rows }: Import,
): Promise<Imported> {
  const now = clock.now()
  const today = dayInJakarta(now)
  // A row from a clock that runs ahead must not sort after later rows.
  const writtenAt = (createdAt = '') => {
    const at = new Date(createdAt)
    return at < now ? at : now
  }
  const ofTracker = <Row extends { createdAt?: string | undefined }>(row: Row) => ({
    ...row,
    trackerId,
    createdAt: writtenAt(row.createdAt),
  })
  const once = withoutRepeats(rows)
  await db.transaction(async (tx) => {
    await requireTracker(tx, { trackerId, userId: user.id })
    await upsertRows(
      tx,
      weightTable,
      [weightTable.trackerId, weightTable.measuredOn],
      once.weights.map((row) => ({ ...row, trackerId })),
    )
    await upsertEntries(
      tx,
      measurementTable,
      once.measurements.map((row) => ({ ...noCircumstances, ...ofTracker(row) })),
    )
    await upsertEntries(tx, foodEntryTable, once.foodEntries.map(ofTracker))
    await upsertEntries(tx, plannedFoodTable, once.plannedFoods.map(ofTracker))
    const goals = once.goals.map((goal) => ({
      ...ofTracker(goal),
      endedOn: goal.endedOn ?? laterOf(goal.startsOn, today),
    }))
    await insertMissingRows(tx, goalTable, goals)
    await upsertRows(
      tx,
      ownFoodTable,
      [ownFoodTable.userId, ownFoodTable.id],
      once.ownFoods.map(({ createdAt, ...food }) => ({
        ...{ userId: user.id, id: food.id, food },
        createdAt: writtenAt(createdAt),
      })),
    )
    const reminders = once.reminders.map((reminder) => ({
      ...{ trackerId, id: randomId(), ...reminder },
      dueAt: nextDue(reminder, now),
    }))
    await insertMissingRows(tx, reminderTable, reminders)
  })
  return countsOf(once)
}

function upsertEntries<
  Table extends typeof measurementTable | typeof foodEntryTable | typeof plannedFoodTable,
>(tx: Database, table: Table, rows: Table['$inferInsert'][]): Promise<void> {
  return upsertRows(tx, table, [table.trackerId, table.id], rows)
}

function countsOf(rows: TrackerImport): Imported {
  const counts = Object.entries(rows).map(([table, { length }]) => [table, length])
  return Object.fromEntries(counts)
}

function laterOf(day: string, other: string): string {
  return day > other ? day : other
}
