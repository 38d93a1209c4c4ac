import { and, between, desc, eq, min, sql } from 'drizzle-orm'
import type { MeasurementKind } from '#server/contract/measurement.schema.ts'
import { addsUp, type MeasuredEntry } from '#server/contract/series.schema.ts'
import { measurementTable } from '#server/db/main/measurement.table.ts'
import type { Database } from '#server/db/open-database.ts'
import { bucketColumns, type CountedPoint } from './bucket-columns.ts'
import type { SeriesSpan } from './series-span.ts'

type OfKind = { trackerId: string; kind: MeasurementKind }

export async function firstMeasuredOn(
  db: Database,
  { trackerId, kind }: OfKind,
): Promise<string | null> {
  const [found] = await db
    .select({ day: min(measurementTable.measuredOn) })
    .from(measurementTable)
    .where(and(eq(measurementTable.trackerId, trackerId), eq(measurementTable.kind, kind)))
  return found?.day ?? null
}

/** Days first, so that a day with many entries counts as one; then days, weeks or months. */
export async function measurementPoints(
  db: Database,
  { trackerId, kind, bucket, from, to }: SeriesSpan & OfKind,
): Promise<CountedPoint[]> {
  const { value, secondValue, measuredOn } = measurementTable
  const ofDay = (otherwise: 'avg' | 'min' | 'max') =>
    sql<number>`${sql.raw(addsUp(kind) ? 'sum' : otherwise)}(${value})::float8`
  const daily = db
    .select({
      day: measuredOn,
      mean: ofDay('avg').as('mean'),
      least: ofDay('min').as('least'),
      most: ofDay('max').as('most'),
      second: sql<number | null>`avg(${secondValue})::float8`.as('second'),
      count: sql<number>`count(*)`.as('count'),
    })
    .from(measurementTable)
    .where(withinSpan({ trackerId, kind, from, to }))
    .groupBy(measuredOn)
    .as('daily')
  return db
    .select({
      ...bucketColumns(bucket, daily.day),
      mean: sql<number>`avg(${daily.mean})`,
      least: sql<number>`min(${daily.least})`,
      most: sql<number>`max(${daily.most})`,
      secondMean: sql<number | null>`avg(${daily.second})`,
      trend: sql<null>`null`,
      entryCount: sql<number>`sum(${daily.count})::int`,
    })
    .from(daily)
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** Newest first. */
export async function latestOfKind(
  db: Database,
  span: OfKind & Pick<SeriesSpan, 'from' | 'to'>,
  count: number,
): Promise<MeasuredEntry[]> {
  const { id, measuredOn, value, secondValue, createdAt } = measurementTable
  return db
    .select({ id, measuredOn, value, secondValue })
    .from(measurementTable)
    .where(withinSpan(span))
    .orderBy(desc(measuredOn), desc(createdAt), desc(id))
    .limit(count)
}

function withinSpan({ trackerId, kind, from, to }: OfKind & Pick<SeriesSpan, 'from' | 'to'>) {
  return and(
    eq(measurementTable.trackerId, trackerId),
    eq(measurementTable.kind, kind),
    between(measurementTable.measuredOn, from, to),
  )
}
