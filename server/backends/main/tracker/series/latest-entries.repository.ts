import { and, desc, eq, sql } from 'drizzle-orm'
import { type MeasurementKind, measurementKinds } from '#server/contract/measures.ts'
import type { LatestEntry } from '#server/contract/series.schema.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import { weightTable } from '#server/db/main/weight.table.ts'
import type { Database } from '#server/db/open-database.ts'

/** Reads one index entry per kind, so the cost does not grow with the tracker. */
export async function latestMeasurements(db: Database, trackerId: string): Promise<LatestEntry[]> {
  const kinds = db
    .select({ kind: sql<MeasurementKind>`kind`.as('wanted') })
    .from(sql`unnest(${sql.param(measurementKinds)}::text[]) as kind`)
    .as('kinds')
  const { id, measuredOn, value, secondValue, measuredAt, mealTiming, typedIn, createdAt } =
    measurementTable
  const latest = db
    .select({ id, measuredOn, value, secondValue, measuredAt, mealTiming, typedIn })
    .from(measurementTable)
    .where(and(eq(measurementTable.trackerId, trackerId), eq(measurementTable.kind, kinds.kind)))
    .orderBy(desc(measuredOn), sql`${measuredAt} desc nulls last`, desc(createdAt), desc(id))
    .limit(1)
    .as('latest')
  return db
    .select({
      measure: kinds.kind,
      id: latest.id,
      measuredOn: latest.measuredOn,
      value: latest.value,
      secondValue: latest.secondValue,
      measuredAt: latest.measuredAt,
      mealTiming: latest.mealTiming,
      typedIn: latest.typedIn,
    })
    .from(kinds)
    .innerJoinLateral(latest, sql`true`)
}

export async function latestWeight(db: Database, trackerId: string): Promise<LatestEntry[]> {
  const rows = await db
    .select({ measuredOn: weightTable.measuredOn, value: weightTable.kilograms })
    .from(weightTable)
    .where(eq(weightTable.trackerId, trackerId))
    .orderBy(desc(weightTable.measuredOn))
    .limit(1)
  return rows.map((row) => ({ measure: 'weight', id: row.measuredOn, ...row, secondValue: null }))
}
