import { and, asc, between, eq } from 'drizzle-orm'
import { type Measurement, noCircumstances } from '#server/contract/measurement.schema.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import type { Database } from '#server/db/open-database.ts'

export const measurementColumns = {
  id: measurementTable.id,
  kind: measurementTable.kind,
  measuredOn: measurementTable.measuredOn,
  value: measurementTable.value,
  secondValue: measurementTable.secondValue,
  measuredAt: measurementTable.measuredAt,
  mealTiming: measurementTable.mealTiming,
  typedIn: measurementTable.typedIn,
}

/** Oldest first. The caller checks the tracker's owner. */
export async function listMeasurements(
  db: Database,
  { trackerId, from, to }: { trackerId: string; from: string; to: string },
): Promise<Measurement[]> {
  return db
    .select(measurementColumns)
    .from(measurementTable)
    .where(
      and(
        eq(measurementTable.trackerId, trackerId),
        between(measurementTable.measuredOn, from, to),
      ),
    )
    .orderBy(
      asc(measurementTable.measuredOn),
      asc(measurementTable.createdAt),
      asc(measurementTable.id),
    )
}

/** Replaces a measurement with the same id, whose position in the day stays. */
export async function upsertMeasurement(
  db: Database,
  row: typeof measurementTable.$inferInsert,
): Promise<Measurement> {
  const { trackerId: _, id: __, createdAt: ___, ...fields } = row
  const content = { ...noCircumstances, ...fields }
  const [saved] = await db
    .insert(measurementTable)
    .values(row)
    .onConflictDoUpdate({
      target: [measurementTable.trackerId, measurementTable.id],
      set: content,
    })
    .returning(measurementColumns)
  if (!saved) throw new Error('The measurement was not saved')
  return saved
}

export async function deleteMeasurement(
  db: Database,
  { trackerId, id }: { trackerId: string; id: string },
): Promise<void> {
  await db
    .delete(measurementTable)
    .where(and(eq(measurementTable.trackerId, trackerId), eq(measurementTable.id, id)))
}
