import { eq, inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { goalTable } from '#server/db/main/goal.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { photoTable } from '#server/db/main/photo.table.ts'
import { plannedFoodTable } from '#server/db/main/planned-food.table.ts'
import { programPeriodTable } from '#server/db/main/program-period.table.ts'
import { reminderTable } from '#server/db/main/reminder.table.ts'
import { sessionCreditTable } from '#server/db/main/session-credit.table.ts'
import { shareViewTable } from '#server/db/main/share-view.table.ts'
import { syncOperationTable } from '#server/db/main/sync-operation.table.ts'
import { trackerTable } from '#server/db/main/tracker.table.ts'
import { trackerShareTable } from '#server/db/main/tracker-share.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { pick, readTable } from './read-table.ts'

/** The member's trackers with all rows, but photos without their pictures. */
export async function readTrackerRows(db: Database, userId: string) {
  const owned = eq(trackerTable.userId, userId)
  const trackerIds = db.select({ id: trackerTable.id }).from(trackerTable).where(owned)
  const ofTrackers = (
    table: PgTable & { trackerId: PgColumn },
    columns: Record<string, PgColumn>,
    order: PgColumn[],
  ) => readTable(db, table, { columns, where: inArray(table.trackerId, trackerIds), order })
  const shareIds = db
    .select({ id: trackerShareTable.id })
    .from(trackerShareTable)
    .where(inArray(trackerShareTable.trackerId, trackerIds))
  return {
    trackers: await readTable(db, trackerTable, {
      columns: {
        ...pick(trackerTable, 'id', 'programSlug', 'startsOn', 'endsOn', 'sessionBalance'),
        ...pick(trackerTable, 'createdAt'),
      },
      where: owned,
      order: [trackerTable.createdAt, trackerTable.id],
    }),
    programPeriods: await ofTrackers(
      programPeriodTable,
      {
        ...pick(programPeriodTable, 'orderId', 'trackerId', 'startsOn', 'endsOn', 'sessionCount'),
        ...pick(programPeriodTable, 'createdAt', 'reversedAt'),
      },
      [programPeriodTable.startsOn, programPeriodTable.orderId],
    ),
    sessionCredits: await ofTrackers(
      sessionCreditTable,
      {
        ...pick(sessionCreditTable, 'trackerId', 'kind', 'amount', 'orderId', 'appointmentId'),
        ...pick(sessionCreditTable, 'createdAt'),
      },
      [sessionCreditTable.createdAt, sessionCreditTable.id],
    ),
    weights: await ofTrackers(
      weightTable,
      pick(weightTable, 'trackerId', 'measuredOn', 'kilograms'),
      [weightTable.trackerId, weightTable.measuredOn],
    ),
    measurements: await ofTrackers(
      measurementTable,
      {
        ...pick(measurementTable, 'trackerId', 'id', 'kind', 'measuredOn', 'value', 'secondValue'),
        ...pick(measurementTable, 'measuredAt', 'mealTiming', 'typedIn', 'createdAt'),
      },
      [measurementTable.measuredOn, measurementTable.id],
    ),
    foodEntries: await ofTrackers(
      foodEntryTable,
      {
        ...pick(foodEntryTable, 'trackerId', 'id', 'eatenOn', 'meal', 'foodId', 'measure'),
        ...pick(foodEntryTable, 'amount', 'grams', 'food', 'createdAt'),
      },
      [foodEntryTable.eatenOn, foodEntryTable.createdAt, foodEntryTable.id],
    ),
    goals: await ofTrackers(
      goalTable,
      {
        ...pick(goalTable, 'trackerId', 'id', 'startsOn', 'startKilograms', 'targetKilograms'),
        ...pick(goalTable, 'weeks', 'plan', 'createdAt', 'endedOn'),
      },
      [goalTable.createdAt, goalTable.id],
    ),
    syncOperations: await ofTrackers(
      syncOperationTable,
      {
        ...pick(syncOperationTable, 'trackerId', 'id', 'state', 'kind', 'entryId', 'kept'),
        ...pick(syncOperationTable, 'receivedAt'),
      },
      [syncOperationTable.receivedAt, syncOperationTable.id],
    ),
    plannedFoods: await ofTrackers(
      plannedFoodTable,
      {
        ...pick(plannedFoodTable, 'trackerId', 'id', 'plannedOn', 'meal', 'foodId', 'measure'),
        ...pick(plannedFoodTable, 'amount', 'grams', 'food', 'createdAt'),
      },
      [plannedFoodTable.plannedOn, plannedFoodTable.id],
    ),
    reminders: await ofTrackers(
      reminderTable,
      pick(reminderTable, 'trackerId', 'hour', 'zone', 'weekdays'),
      [reminderTable.trackerId],
    ),
    photos: await ofTrackers(
      photoTable,
      pick(photoTable, 'trackerId', 'id', 'takenOn', 'type', 'createdAt'),
      [photoTable.takenOn, photoTable.id],
    ),
    shares: await ofTrackers(
      trackerShareTable,
      {
        ...pick(trackerShareTable, 'id', 'trackerId', 'label', 'shownName', 'sections', 'dayCount'),
        ...pick(trackerShareTable, 'viewCount', 'createdAt', 'expiresAt', 'revokedAt'),
      },
      [trackerShareTable.createdAt, trackerShareTable.id],
    ),
    shareViews: await readTable(db, shareViewTable, {
      columns: pick(shareViewTable, 'shareId', 'at', 'browser'),
      where: inArray(shareViewTable.shareId, shareIds),
      order: [shareViewTable.at, shareViewTable.id],
    }),
  }
}
