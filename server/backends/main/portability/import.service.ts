import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Member } from '#server/backends/main/auth/session.service.ts'
import type { MainParts } from '#server/backends/main/main-parts.ts'
import { requireTracker } from '#server/backends/main/trackers/require-tracker.ts'
import type { Imported, TrackerImport } from '#server/contract/tracker-import.schema.ts'
import { foodEntryTable } from '#server/db/main/food-entry.table.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** A statement has 65,535 parameters at most, and the widest row ten. */
const rowsAtOnce = 1000

/**
 * Keeps all rows in one transaction: what fails leaves nothing behind.
 * @throws MainFailure `ERR_NO_TRACKER`, for a stranger's tracker too
 */
export async function importTracker(
  { db, clock }: MainParts,
  { user }: Member,
  { trackerId, rows }: { trackerId: string; rows: TrackerImport },
): Promise<Imported> {
  const now = clock.now()
  const ofTracker = <Row extends { createdAt?: string | undefined }>({
    createdAt,
    ...row
  }: Row) => ({
    ...row,
    trackerId,
    // A clock that runs ahead must not put a row after all that are still to come.
    createdAt: createdAt && new Date(createdAt) < now ? new Date(createdAt) : now,
  })
  const weights = lastOfEach(rows.weights, ({ measuredOn }) => measuredOn)
  const measurements = lastOfEach(rows.measurements, ({ id }) => id)
  const foodEntries = lastOfEach(rows.foodEntries, ({ id }) => id)
  await db.transaction(async (tx) => {
    await requireTracker(tx, { trackerId, userId: user.id })
    const { trackerId: ofWeight, measuredOn } = weightTable
    await upsert(
      tx,
      weightTable,
      [ofWeight, measuredOn],
      weights.map((row) => ({ ...row, trackerId })),
    )
    const { trackerId: ofMeasurement, id: measurementId } = measurementTable
    await upsert(tx, measurementTable, [ofMeasurement, measurementId], measurements.map(ofTracker))
    const { trackerId: ofEntry, id: entryId } = foodEntryTable
    await upsert(tx, foodEntryTable, [ofEntry, entryId], foodEntries.map(ofTracker))
  })
  return {
    weights: weights.length,
    measurements: measurements.length,
    foodEntries: foodEntries.length,
  }
}

/** A statement must not meet the same row twice. */
function lastOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}

async function upsert<Table extends PgTable>(
  tx: Database,
  table: Table,
  target: PgColumn[],
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const batch = rows.slice(from, from + rowsAtOnce)
    await tx
      .insert(table)
      .values(batch as never)
      .onConflictDoUpdate({ target, set: newValuesOf(table, Object.keys(batch[0] ?? {})) as never })
  }
}

/** Every column that came, as it came. */
function newValuesOf(table: PgTable, properties: string[]) {
  const columns = table as unknown as Record<string, PgColumn>
  return Object.fromEntries(
    properties.map((property) => [
      property,
      sql`excluded.${sql.identifier(columns[property]?.name ?? property)}`,
    ]),
  )
}
